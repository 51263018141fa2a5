import { INVITE_TTL_MS, reachCovers, type invites } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { holdRole } from '#/domains/role/find-holder.ts';
import { requireCover } from '#/domains/role/require-cover.ts';
import { BusinessError } from '#/errors.ts';
import { describeInvites } from './describe-invite.ts';
import { makeMailKey } from './invite-key.ts';
import { countSince, findKnown, insertInvite } from './invite.repository.ts';
import { mailInvite } from './mail-invite.ts';
import { takeSeats } from './take-seats.ts';

const DAY_MS = 86_400_000;
/** Most invitations of a business within a day, so that nobody sends strangers mail through it. */
const DAILY_MAX = 60;

/**
 * Invites people by mail and writes down who did. Whoever is a member or waits already is left as they are, so that a
 * repeat sends nothing.
 * @throws BusinessError refused for a role or a reach beyond the caller's; not_found for no role; quota_exceeded where the plan has not a seat for each; throttled
 */
export async function createInvites(call: Call<typeof invites.create>) {
  const { request, actor, services } = call;
  const now = services.now();
  const reach = request.reach ?? actor.reach;
  if (!reachCovers(actor.reach, reach)) throw new BusinessError('refused');
  const answer = await inTenant(services.database, actor.tenantId, async (scope) => {
    const holder = await holdRole(scope, request.role);
    if (!holder) throw new BusinessError('not_found');
    requireCover(actor, holder);
    const known = await findKnown(scope, request.emails, now);
    const fresh = [...new Set(request.emails)].filter((email) => known.every((each) => each.email !== email));
    if (fresh.length > 0) {
      await takeSeats(scope, fresh.length, now);
      await refuseFlood(scope, fresh.length, now);
    }
    const invited: string[] = [];
    for (const email of fresh) if (await inviteOne(scope, call, email, now)) invited.push(email);
    const skipped = [
      ...known,
      ...fresh.filter((email) => !invited.includes(email)).map((email) => ({ email, reason: 'pending' as const })),
    ];
    return { ...(await describeInvites(scope, services)), invited, skipped };
  });
  deliverSoon(services);
  return answer;
}

async function inviteOne(scope: TenantScope, call: Call<typeof invites.create>, email: string, now: number): Promise<boolean> {
  const { request, actor } = call;
  const { key, hash } = makeMailKey(scope.tenantId);
  const invite = {
    email,
    role: request.role === 'admin' ? null : request.role,
    reach: request.role === 'admin' ? ('all' as const) : (request.reach ?? actor.reach),
    teamIds: [...new Set(request.team_ids)],
    tokenHash: hash,
    invitedBy: { id: actor.userId, name: actor.name },
    expiresAt: now + INVITE_TTL_MS,
  };
  const id = await insertInvite(scope, invite, now);
  // Somebody else invited the same address while this waited for its turn.
  if (id === undefined) return false;
  await mailInvite(scope, call, { email, key });
  await recordAudit(scope, call, 'invite.create', ['invite', id], now);
  return true;
}

async function refuseFlood(scope: TenantScope, count: number, now: number): Promise<void> {
  const before = await countSince(scope, now - DAY_MS);
  if (before.count + count <= DAILY_MAX) return;
  throw new BusinessError('throttled', { retry_after: Math.ceil(((before.first ?? now) + DAY_MS - now) / 1000) });
}
