import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface AuditEntry {
  actorId: number;
  actorName: string;
  /** Noun and verb, such as `contact.erase`. */
  action: string;
  targetKind: string;
  targetId: string;
  ip: string;
  /** Milliseconds since 1970. */
  at: number;
}

export async function insertAudit({ tenantId, db }: TenantScope, entry: AuditEntry): Promise<void> {
  await db.execute(sql`INSERT INTO audit_log (tenant_id, actor_id, actor_name, action, target_kind, target_id, ip, at)
    VALUES (${tenantId}, ${entry.actorId}, ${entry.actorName}, ${entry.action}, ${entry.targetKind}, ${entry.targetId}, ${entry.ip}, to_timestamp(${entry.at} / 1000.0))`);
}
