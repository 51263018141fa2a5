import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface Remembered {
  text: string;
  /** In the writer's language again; null where that was not asked for. */
  back: string | null;
}

export async function recall({ tenantId, db }: TenantScope, hash: Uint8Array): Promise<Remembered | undefined> {
  const { rows } = await db.execute(
    sql`SELECT text, back FROM translation_memory WHERE tenant_id = ${tenantId} AND hash = ${Buffer.from(hash)}`,
  );
  return rows[0] as unknown as Remembered | undefined;
}

/** Keeps a translation with the conversation that it comes from, and goes with it. */
export async function remember(
  { tenantId, db }: TenantScope,
  { hash, conversationId, text, back, at }: Remembered & { hash: Uint8Array; conversationId: string; at: number },
): Promise<void> {
  await db.execute(sql`INSERT INTO translation_memory (tenant_id, hash, conversation_id, text, back, created_at)
    SELECT tenant_id, ${Buffer.from(hash)}, id, ${text}, ${back}, to_timestamp(${at} / 1000.0) FROM conversation WHERE tenant_id = ${tenantId} AND id = ${conversationId}
    ON CONFLICT (tenant_id, hash) DO UPDATE SET back = coalesce(excluded.back, translation_memory.back)`);
}

/** Forgets what is from before a time. */
export async function forgetBefore({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM translation_memory WHERE tenant_id = ${tenantId} AND created_at < to_timestamp(${before} / 1000.0)`);
}
