import type { invites } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { endInvite } from './invite.repository.ts';

/** Takes an invitation back: its links are worth nothing at once. One that is over stays so. */
export async function revokeInvite(call: Call<typeof invites.revoke>) {
  const { request, actor, services } = call;
  const now = services.now();
  await inTenant(services.database, actor.tenantId, async (scope) => {
    if (await endInvite(scope, request.id, 'revoked', now)) await recordAudit(scope, call, 'invite.revoke', ['invite', request.id], now);
  });
  return {};
}
