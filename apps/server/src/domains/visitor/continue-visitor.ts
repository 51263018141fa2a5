import type { TenantScope } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { VISITOR_SESSION_TTL_MS } from './authenticate-visitor.ts';
import { hashToken, newVisitorToken, tenantOfToken } from './visitor-token.ts';
import { insertSession, touchSessions } from './visitor.repository.ts';

/** A token with which a browser is this contact: the one that it has, where it is, or a new one. */
export async function continueVisitor(scope: TenantScope, contactId: string, token: string | undefined, now: number): Promise<string> {
  if (token !== undefined && tenantOfToken(token) === scope.tenantId) {
    const [session] = await touchSessions(scope, [hashToken(token)], now, now + VISITOR_SESSION_TTL_MS);
    if (session && (await findSurvivor(scope, session.contactId)) === contactId) return token;
  }
  const ownToken = newVisitorToken(scope.tenantId);
  await insertSession(scope, { contactId, tokenHash: hashToken(ownToken), expiresAt: now + VISITOR_SESSION_TTL_MS }, now);
  return ownToken;
}
