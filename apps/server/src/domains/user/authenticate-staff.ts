import type { StaffActor } from '#/call.ts';
import { enterTenant, enterUser } from '#/database/enter-scope.ts';
import { inPlatform, type PlatformScope } from '#/database/transaction.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { findHolder } from '#/domains/role/find-holder.ts';
import { findMembership } from '#/domains/tenant/find-membership.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { SESSION_TTL_MS } from './open-session.ts';
import { findLiveSession, touchSession } from './session.repository.ts';
import { hashToken } from './session-token.ts';

/** A session in use is written down at most this often, in milliseconds. */
const TOUCH_EVERY_MS = 60_000;

export interface AuthenticatedStaff {
  actor: StaffActor;
  /** End of the tenant's subscription, in milliseconds since 1970; undefined where there is no tenant yet. */
  subscriptionEnd: number | undefined;
}

/**
 * Who a token belongs to. A session in use never ends before its time: each use moves its end.
 * @throws BusinessError signed_out for a token that is unknown, expired or revoked; banned for a suspended user
 */
export async function authenticateStaff(
  token: string | undefined,
  services: Pick<Services, 'database' | 'now'>,
): Promise<AuthenticatedStaff> {
  const tokenHash = hashToken(token);
  if (!tokenHash) throw new BusinessError('signed_out');
  const now = services.now();
  return inPlatform(services.database, async (scope) => {
    const session = await findLiveSession(scope, tokenHash, new Date(now));
    if (!session) throw new BusinessError('signed_out');
    if (session.status === 'banned') throw new BusinessError('banned');
    if (now - session.lastSeenAt.getTime() >= TOUCH_EVERY_MS)
      await touchSession(scope, session.id, new Date(now), new Date(now + SESSION_TTL_MS));
    const { subscriptionEnd, ...place } = await findBusiness(scope, session.userId);
    const { userId, name, email, id: sessionId } = session;
    return { actor: { kind: 'staff', userId, sessionId, name, email, ...place }, subscriptionEnd };
  });
}

async function findBusiness(scope: PlatformScope, userId: number) {
  await enterUser(scope, userId);
  const membership = await findMembership(scope, userId);
  if (!membership) return { tenantId: 0, role: null, permissions: null, reach: 'all' as const, subscriptionEnd: undefined };
  const { tenantId, role, reach } = membership;
  const within = await enterTenant(scope, tenantId);
  const { permissions } = await findHolder(within, role);
  const { endTime } = await findSubscription(within);
  return { tenantId, role, permissions, reach, subscriptionEnd: endTime };
}
