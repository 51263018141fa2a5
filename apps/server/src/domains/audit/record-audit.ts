import type { StaffActor } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { insertAudit } from './audit.repository.ts';

/** Writes down who did what, in the transaction of what was done. */
export async function recordAudit(
  scope: TenantScope,
  { actor, ip }: { actor: Pick<StaffActor, 'userId' | 'name'>; ip: string },
  action: string,
  [targetKind, targetId]: readonly [kind: string, id: string],
  now: number,
): Promise<void> {
  await insertAudit(scope, { actorId: actor.userId, actorName: actor.name, action, targetKind, targetId, ip, at: now });
}
