import type { Invite, Seats } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { countSeats } from '#/domains/tenant/count-seats.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { linkKey } from './invite-key.ts';
import { inviteUrl } from './invite-letter.ts';
import { findInvites, type InviteRow } from './invite.repository.ts';

/** A stored invitation as its business sees it. */
export function describeInvite(row: InviteRow, tenantId: number, { config, now }: Pick<Services, 'config' | 'now'>): Invite {
  return {
    ...row,
    state: row.expiresAt > now() ? 'pending' : 'expired',
    link: inviteUrl(publicOrigin(config), linkKey(tenantId, row.id)),
    invited_by: row.invitedByName,
    sent_at: row.sentAt,
    expires_at: row.expiresAt,
  };
}

/** What waits, and the seats of the plan. */
export async function describeInvites(
  scope: TenantScope,
  services: Pick<Services, 'config' | 'now'>,
): Promise<{ items: Invite[]; seats: Seats }> {
  const rows = await findInvites(scope);
  return { items: rows.map((row) => describeInvite(row, scope.tenantId, services)), seats: await readSeats(scope, services.now()) };
}

/** People and invitations that wait, of as many as the plan has. */
export async function readSeats(scope: TenantScope, now: number): Promise<Seats> {
  return { used: await countSeats(scope, now), limit: (await planLimits(scope, now)).seats };
}
