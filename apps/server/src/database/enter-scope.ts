import { sql } from 'drizzle-orm';
import type { PlatformScope, TenantScope } from './transaction.ts';

/** Goes on in the same transaction as one tenant, which it may just have made; row-level security shows its rows from here. */
export async function enterTenant(scope: PlatformScope, tenantId: number): Promise<TenantScope> {
  const { db } = scope;
  await db.execute(sql.raw(`SET LOCAL app.tenant_id = '${wholeId(tenantId)}'`));
  const entered = { tenantId, db };
  scope.entered = [...(scope.entered ?? []), entered];
  return entered;
}

/** Goes on in the same transaction as one user, whose own membership becomes visible. */
export async function enterUser({ db }: PlatformScope, userId: number): Promise<void> {
  await db.execute(sql.raw(`SET LOCAL app.user_id = '${wholeId(userId)}'`));
}

function wholeId(id: number): number {
  if (!Number.isSafeInteger(id)) throw new TypeError('tenant and user ids are integers');
  return id;
}
