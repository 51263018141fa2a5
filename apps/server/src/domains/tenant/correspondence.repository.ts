import { and, asc, eq, isNull } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { tenant, tenantMember } from './tenant.table.ts';

export async function findAdminIds({ tenantId, db }: TenantScope): Promise<number[]> {
  const rows = await db
    .select({ userId: tenantMember.userId })
    .from(tenantMember)
    .where(and(eq(tenantMember.tenantId, tenantId), isNull(tenantMember.role)))
    .orderBy(asc(tenantMember.joinedAt), asc(tenantMember.userId));
  return rows.map(({ userId }) => userId);
}

export async function findLetterhead({ tenantId, db }: TenantScope): Promise<{ name: string; timezone: string } | undefined> {
  const [found] = await db.select({ name: tenant.name, timezone: tenant.timezone }).from(tenant).where(eq(tenant.id, tenantId));
  return found;
}
