import { and, asc, eq } from 'drizzle-orm';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import { tenant, tenantMember } from './tenant.table.ts';

const TENANT = { id: tenant.id, slug: tenant.slug, name: tenant.name, logo: tenant.logo, defaultLocale: tenant.defaultLocale };

export async function findActiveBySlug({ db }: PlatformScope, slug: string) {
  const [found] = await db
    .select(TENANT)
    .from(tenant)
    .where(and(eq(tenant.slug, slug), eq(tenant.status, 'active')));
  return found;
}

export async function findActiveById({ db }: PlatformScope, id: number) {
  const [found] = await db
    .select(TENANT)
    .from(tenant)
    .where(and(eq(tenant.id, id), eq(tenant.status, 'active')));
  return found;
}

export async function findFrameOriginsOf({ db }: PlatformScope, id: number): Promise<string[]> {
  const [found] = await db.select({ frameOrigins: tenant.frameOrigins }).from(tenant).where(eq(tenant.id, id));
  return found?.frameOrigins ?? [];
}

/** The first business that a user joined. */
export async function findMembershipOf({ db }: PlatformScope, userId: number) {
  const [found] = await db
    .select({
      tenantId: tenantMember.tenantId,
      role: tenantMember.role,
      reach: tenantMember.reach,
      face: tenantMember.face,
      logo: tenant.logo,
      slug: tenant.slug,
      name: tenant.name,
      timezone: tenant.timezone,
    })
    .from(tenantMember)
    .innerJoin(tenant, eq(tenant.id, tenantMember.tenantId))
    .where(eq(tenantMember.userId, userId))
    .orderBy(asc(tenantMember.joinedAt), asc(tenantMember.tenantId))
    .limit(1);
  return found;
}

export async function isSlugTaken({ db }: PlatformScope, slug: string): Promise<boolean> {
  const found = await db.select({ id: tenant.id }).from(tenant).where(eq(tenant.slug, slug));
  return found.length > 0;
}

/** @returns the new id, or undefined where another tenant has the slug */
export async function insertTenant({ db }: PlatformScope, row: typeof tenant.$inferInsert): Promise<number | undefined> {
  const [inserted] = await db.insert(tenant).values(row).onConflictDoNothing({ target: tenant.slug }).returning({ id: tenant.id });
  return inserted?.id;
}

export async function insertMember(
  { tenantId, db }: TenantScope,
  member: Omit<typeof tenantMember.$inferInsert, 'tenantId'>,
): Promise<void> {
  await db.insert(tenantMember).values({ tenantId, ...member });
}

export async function countMembers({ tenantId, db }: TenantScope): Promise<number> {
  return db.$count(tenantMember, eq(tenantMember.tenantId, tenantId));
}

export async function countTenants({ db }: PlatformScope): Promise<number> {
  return db.$count(tenant);
}

export async function findTenantIds({ db }: PlatformScope): Promise<number[]> {
  const rows = await db.select({ id: tenant.id }).from(tenant).orderBy(asc(tenant.id));
  return rows.map(({ id }) => id);
}

export async function findTimezone({ tenantId, db }: TenantScope): Promise<string> {
  const [found] = await db.select({ timezone: tenant.timezone }).from(tenant).where(eq(tenant.id, tenantId));
  return found?.timezone ?? 'UTC';
}
