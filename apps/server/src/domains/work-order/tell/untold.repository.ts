import type { Locale, WorkOrderStatus } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A work order that has moved since the chat that it came out of was told of it. */
export interface Untold {
  id: string;
  no: number;
  version: number;
  status: WorkOrderStatus;
  /** What was told last; null before anything was. */
  told: WorkOrderStatus | null;
  chatId: string;
  origin: string;
  language: Locale;
}

export async function findUntold({ tenantId, db }: TenantScope, limit: number): Promise<Untold[]> {
  const { rows } =
    await db.execute(sql`SELECT id, no, version, status, told_status AS told, origin_conversation_id AS "chatId", origin, language FROM work_order
    WHERE tenant_id = ${tenantId} AND origin_conversation_id IS NOT NULL AND told_status IS DISTINCT FROM status ORDER BY id LIMIT ${limit}`);
  return rows as unknown as Untold[];
}

/** Whatever it has become meanwhile is told next. */
export async function markTold({ tenantId, db }: TenantScope, id: string, status: WorkOrderStatus): Promise<void> {
  await db.execute(sql`UPDATE work_order SET told_status = ${status} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}
