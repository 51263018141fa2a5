import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Unread counts are those of the scope's user. */
export async function asUser({ db }: TenantScope, userId: number): Promise<void> {
  await db.execute(sql`SELECT set_config('app.user_id', ${String(userId)}, true)`);
}
