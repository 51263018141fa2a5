import type { invites } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findBusinessName } from '#/domains/tenant/find-business-name.ts';
import { findAccount } from '#/domains/user/find-account.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { readKey, type InviteKey } from './invite-key.ts';
import { findOpenInvite, type InviteRow } from './invite.repository.ts';

/** What an invitation is about. Looking uses nothing up: mail scanners open every link. @throws BusinessError link_expired */
export async function lookAtInvite({ request, services }: Call<typeof invites.look>) {
  const { invite, business, key } = await openInvite(services, request.key);
  const isMailed = key.by === 'mail';
  // Who only has a link that was handed on is not told whether the address has an account.
  const account = isMailed
    ? await inTenant(services.database, key.tenantId, (scope) => findAccount(scope, { email: invite.email }))
    : undefined;
  return {
    tenant_name: business,
    invited_by: invite.invitedByName,
    email: invite.email,
    role: invite.role,
    proves_address: isMailed,
    has_account: account !== undefined,
  };
}

export interface OpenInvite {
  key: InviteKey;
  invite: InviteRow;
  /** Name of the business. */
  business: string;
}

/** The open invitation of a key. @throws BusinessError link_expired for one that is over, and for what was never one */
export async function openInvite({ database, now }: Pick<Services, 'database' | 'now'>, entered: string): Promise<OpenInvite> {
  const key = readKey(entered);
  if (!key) throw new BusinessError('link_expired');
  return inTenant(database, key.tenantId, async (scope) => {
    const [invite, business] = [await findOpenInvite(scope, key, now()), await findBusinessName(scope)];
    if (!invite || business === undefined) throw new BusinessError('link_expired');
    return { key, invite, business };
  });
}
