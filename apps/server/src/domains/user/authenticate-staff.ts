import { roleOf } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inPlatform } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { gather } from '#/gather.ts';
import type { Services } from '#/services.ts';
import { SESSION_TTL_MS } from './open-session.ts';
import { findStaff, touchSession, type FoundStaff } from './session.repository.ts';
import { hashToken } from './session-token.ts';

/** A session in use is written down at most this often, in milliseconds. */
const TOUCH_EVERY_MS = 60_000;

/** Tokens that are looked up at once. */
const AT_ONCE_MAX = 100;

/** How tokens are looked up: what comes while a look-up is under way shares the next one, and the same token is looked up once in it. */
const lookUps = new WeakMap<Services['database'], (hash: string) => Promise<FoundStaff | undefined>>();

function lookUpOf({ database, now }: Pick<Services, 'database' | 'now'>): (hash: string) => Promise<FoundStaff | undefined> {
  const lookUp =
    lookUps.get(database) ??
    gather(async (asked: readonly string[]) => {
      const hashes = [...new Set(asked)];
      const found = await inPlatform(database, (scope) =>
        findStaff(
          scope,
          hashes.map((hash) => Buffer.from(hash, 'hex')),
          new Date(now()),
        ),
      );
      const byHash = new Map(hashes.map((hash, place) => [hash, found[place]]));
      return asked.map((hash) => byHash.get(hash));
    }, AT_ONCE_MAX);
  lookUps.set(database, lookUp);
  return lookUp;
}

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
  const found = await lookUpOf(services)(tokenHash.toString('hex'));
  if (!found) throw new BusinessError('signed_out');
  if (found.status === 'banned') throw new BusinessError('banned');
  const { session_id: sessionId, user_id: userId, name, email } = found;
  const now = services.now();
  if (now - found.last_seen_at >= TOUCH_EVERY_MS)
    await inPlatform(services.database, (scope) => touchSession(scope, sessionId, new Date(now), new Date(now + SESSION_TTL_MS)), userId);
  const { subscriptionEnd, ...place } = placeOf(found);
  return { actor: { kind: 'staff', userId, sessionId, name, email, ...place }, subscriptionEnd };
}

function placeOf({ tenant_id: tenantId, role, reach, granted, subscription_end: subscriptionEnd }: FoundStaff) {
  if (tenantId === null) return { tenantId: 0, role: null, permissions: null, reach: 'all' as const, subscriptionEnd: undefined };
  if (reach === null || subscriptionEnd === null) throw new Error(`tenant ${tenantId} has no subscription`);
  const isBuiltIn = role === null || roleOf(role) !== undefined;
  // A role that is gone may nothing.
  return { tenantId, role, permissions: isBuiltIn ? null : (granted ?? []), reach, subscriptionEnd };
}
