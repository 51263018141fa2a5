import type { VisitorActor } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import { gatherInTenant } from '#/gather-in-tenant.ts';
import type { Services } from '#/services.ts';
import { hashToken, tenantOfToken } from './visitor-token.ts';
import { touchSessions, type LiveSession } from './visitor.repository.ts';

const DAY_MS = 86_400_000;
/** A visitor who stays away longer begins anew, in milliseconds. */
export const VISITOR_SESSION_TTL_MS = 180 * DAY_MS;

/** How long a checked token is believed without asking again, in milliseconds, and how many are kept. */
const CACHE_TTL_MS = 30_000;
const CACHE_MAX = 50_000;

/** Tokens that are looked up at once. */
const AT_ONCE_MAX = 500;

/** After a restart thousands of visitors come back in a few seconds. */
const lookUp = gatherInTenant(
  (scope, hashes: readonly Buffer[], { now }: Pick<Services, 'database' | 'now'>): Promise<(LiveSession | undefined)[]> =>
    touchSessions(scope, hashes, now(), now() + VISITOR_SESSION_TTL_MS),
  AT_ONCE_MAX,
);

const caches = new WeakMap<Services['database'], Map<string, { actor: VisitorActor; until: number }>>();

/**
 * Who holds a visitor token.
 * @throws BusinessError signed_out for a token that is missing, wrong or expired
 */
export async function authenticateVisitor(
  token: string | undefined,
  { database, now }: Pick<Services, 'database' | 'now'>,
): Promise<VisitorActor> {
  const tenantId = tenantOfToken(token);
  if (token === undefined || tenantId === undefined) throw new BusinessError('signed_out');
  const cache = caches.get(database) ?? new Map<string, { actor: VisitorActor; until: number }>();
  caches.set(database, cache);
  const at = now();
  const hash = hashToken(token);
  const key = hash.toString('base64');
  const known = cache.get(key);
  if (known && known.until > at) return known.actor;
  const session = await lookUp({ database, now }, tenantId, hash);
  if (!session) throw new BusinessError('signed_out');
  const actor: VisitorActor = {
    kind: 'visitor',
    tenantId,
    contactId: session.contactId,
    sessionId: session.id,
    isIdentified: session.isIdentified,
  };
  cache.delete(key);
  // A preview ends the moment it is revoked, in every process.
  if (session.isPreview) return actor;
  cache.set(key, { actor, until: at + CACHE_TTL_MS });
  const oldest = cache.keys().next().value;
  if (cache.size > CACHE_MAX && oldest !== undefined) cache.delete(oldest);
  return actor;
}

/** Looks a contact's tokens up anew from here on, because it has become another. */
export function forgetVisitor({ database }: Pick<Services, 'database'>, contactId: string): void {
  const cache = caches.get(database);
  for (const [key, { actor }] of cache ?? []) if (actor.contactId === contactId) cache?.delete(key);
}
