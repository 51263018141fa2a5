import type { AuditAction, AuditTarget } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { enterTenant, enterUser } from '#/database/enter-scope.ts';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import { waitForSame } from '#/database/wait-for-same.ts';
import { findMembership } from '#/domains/tenant/find-membership.ts';
import { insertAudits, isLatestOf, type NewAudit } from './audit.repository.ts';

const HOUR_MS = 3_600_000;
/** A call that is repeated, by a hasty finger or a network, comes within so long. */
const REPEATED_WITHIN_MS = 60_000;

type Target = readonly [kind: AuditTarget, id: string];

/** Writes down who did what, in the transaction of what was done. @param details never a secret, nothing that visitors said */
export async function recordAudit(
  scope: TenantScope,
  { actor, ip }: { actor: Pick<StaffActor, 'userId' | 'name'>; ip: string },
  action: AuditAction,
  target: Target,
  now: number,
  details?: Record<string, unknown>,
): Promise<void> {
  await insertAudits(scope, [{ actor: { id: actor.userId, name: actor.name }, action, target, ip, at: now, details }]);
}

/** The same for what may be a repeat of the call before it, which is one doing and one line. */
export async function recordOnce(...[scope, by, action, target, now, details]: Parameters<typeof recordAudit>): Promise<void> {
  await waitForSame(scope, 'audit', target.join(':'));
  const actor = { id: by.actor.userId, name: by.actor.name };
  const entry = { actor, action, target, ip: by.ip, at: now, details };
  if (!(await isLatestOf(scope, entry, now - REPEATED_WITHIN_MS))) await insertAudits(scope, [entry]);
}

/** Writes down what somebody reads: each thing once an hour and person, however often it is read. */
export async function recordReading(
  scope: TenantScope,
  { actor, ip }: { actor: StaffActor; ip: string },
  action: AuditAction,
  targets: readonly Target[],
  now: number,
): Promise<void> {
  const hour = Math.floor(now / HOUR_MS);
  const entry = (target: Target): NewAudit => {
    const onceKey = `${action}:${actor.keyId ?? actor.userId}:${target[1]}:${hour}`;
    return { actor: { id: actor.userId, name: actor.name }, action, target, ip, at: now, onceKey };
  };
  await insertAudits(scope, targets.map(entry));
}

/** Writes down what Lobby does by itself. */
export async function recordByItself(
  scope: TenantScope,
  action: AuditAction,
  target: Target,
  now: number,
  details?: Record<string, unknown>,
): Promise<void> {
  await insertAudits(scope, [{ actor: null, action, target, ip: '', at: now, details }]);
}

/** Writes down what somebody does with the own account, before it is known which business that is; without one, nobody asks. */
export async function recordOwn(
  scope: PlatformScope,
  { id, name }: { id: number; name: string },
  action: AuditAction,
  { ip, at }: { ip: string; at: number },
): Promise<void> {
  await enterUser(scope, id);
  const business = await findMembership(scope, id);
  if (!business) return;
  await insertAudits(await enterTenant(scope, business.tenantId), [{ actor: { id, name }, action, target: ['user', String(id)], ip, at }]);
}
