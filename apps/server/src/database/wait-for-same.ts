import { sql } from 'drizzle-orm';
import type { TenantScope } from './transaction.ts';

/** Lets whoever is about to make the same thing wait until this transaction has ended: then they find it made. */
export async function waitForSame({ tenantId, db }: TenantScope, kind: string, id: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind}:${tenantId}:${id}`}, 0))`);
}
