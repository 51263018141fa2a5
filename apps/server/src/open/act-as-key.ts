import { permissionsOfScopes, type AuditAction, type AuditTarget } from '@lobby/contract';
import type { KeyActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import type { KeyHolder } from '#/keys/authenticate-key.ts';
import type { Services } from '#/services.ts';

/**
 * The program as verbs know whoever acts: nobody in person, with what its scopes allow and in the key's name. It sees all
 * conversations, as whoever made the key did, or those of the channels that the key is limited to.
 */
export function actorOf({ tenantId, keyId, name, scopes, channelIds }: KeyHolder): KeyActor {
  const permissions = permissionsOfScopes(scopes);
  return {
    kind: 'staff',
    userId: 0,
    tenantId,
    sessionId: '',
    name,
    email: '',
    role: 'viewer',
    permissions,
    reach: 'all',
    keyId,
    channelIds,
  };
}

/** Writes down what a program did, and with which key. */
export async function recordProgram(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { actor, ip }: { actor: KeyActor; ip: string },
  action: Extract<AuditAction, 'key.call' | 'key.tool'>,
  target: readonly [kind: AuditTarget, id: string],
  what: string,
): Promise<void> {
  const details = { call: what, key: actor.keyId };
  await inTenant(database, actor.tenantId, (scope) => recordAudit(scope, { actor, ip }, action, target, now(), details));
}
