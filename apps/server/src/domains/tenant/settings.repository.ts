import type { SetupStep } from '@lobby/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { tenant } from './tenant.table.ts';

const SETTINGS = {
  slug: tenant.slug,
  name: tenant.name,
  logo: tenant.logo,
  country: tenant.country,
  timezone: tenant.timezone,
  locales: tenant.locales,
  industry: tenant.industry,
  frameOrigins: tenant.frameOrigins,
  version: tenant.version,
};

export type SettingsRow = Awaited<ReturnType<typeof findSettings>>;

export async function findSettings({ tenantId, db }: TenantScope) {
  const [found] = await db.select(SETTINGS).from(tenant).where(eq(tenant.id, tenantId));
  if (!found) throw new Error(`there is no tenant ${tenantId}`);
  return found;
}

/** @returns what is stored now; undefined where somebody else saved since `version` */
export async function saveSettings(
  { tenantId, db }: TenantScope,
  changes: Omit<SettingsRow, 'slug' | 'version' | 'logo'> & { defaultLocale: string },
  version: number,
): Promise<SettingsRow | undefined> {
  const [saved] = await db
    .update(tenant)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(tenant.id, tenantId), eq(tenant.version, version)))
    .returning(SETTINGS);
  return saved;
}

/** @returns the steps that are skipped now */
export async function setSkipped({ tenantId, db }: TenantScope, step: SetupStep, isSkipped: boolean): Promise<SetupStep[]> {
  const others = sql`array_remove(skipped_steps, ${step})`;
  const { rows } = await db.execute(sql`UPDATE tenant SET skipped_steps = ${isSkipped ? sql`${others} || ${step}::text` : others}
    WHERE id = ${tenantId} RETURNING skipped_steps AS skipped`);
  return (rows[0] as { skipped: SetupStep[] }).skipped;
}

/** Names another logo; the settings keep their version, since no form holds it. @returns the one before */
export async function replaceLogo({ tenantId, db }: TenantScope, logo: string | null): Promise<string | null> {
  const { rows } =
    await db.execute(sql`UPDATE tenant t SET logo = ${logo} FROM (SELECT id, logo FROM tenant WHERE id = ${tenantId} FOR UPDATE) was
    WHERE t.id = was.id RETURNING was.logo`);
  return (rows[0] as { logo: string | null }).logo;
}
