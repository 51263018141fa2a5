import type { TenantScope } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { lockSubscription } from '#/domains/pay/lock-subscription.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { joinTeams } from '#/domains/team/join-teams.ts';
import { addMember } from '#/domains/tenant/add-member.ts';
import { countMembers } from '#/domains/tenant/count-members.ts';
import { BusinessError } from '#/errors.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { InviteKey } from './invite-key.ts';
import { endInvite, findOpenInvite } from './invite.repository.ts';

interface Joining {
  key: InviteKey;
  userId: number;
  name: string;
  ip: string;
}

/**
 * Uses an invitation up and makes the account a member with what it says, in the caller's transaction.
 * @throws BusinessError link_expired where somebody was faster; seats_full where the plan has become smaller meanwhile
 */
export async function joinBusiness(scope: TenantScope, { key, userId, name, ip }: Joining, now: number): Promise<void> {
  await lockSubscription(scope, now);
  const invite = await findOpenInvite(scope, key, now);
  if (!invite || !(await endInvite(scope, invite.id, 'accepted', now))) throw new BusinessError('link_expired');
  if ((await countMembers(scope)) >= (await planLimits(scope, now)).seats) throw new BusinessError('seats_full');
  await addMember(scope, { userId, role: invite.role, reach: invite.reach }, now);
  await joinTeams(
    scope,
    userId,
    invite.teams.map(({ id }) => id),
  );
  await publishEvents(scope, [{ type: 'member.joined', subjectId: String(userId), facts: { name } }], now);
  await recordAudit(scope, { actor: { userId, name }, ip }, 'invite.accept', ['invite', invite.id], now);
}
