import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { AnyView, AnyViewDraft, ViewKind } from './view-kind.ts';

const VIEW = sql.raw(`id, name, filter, sort, shared, jsonb_build_object('id', owner_id, 'name', owner_name) AS owner, version,
  epoch_ms(updated_at) AS updated_at`);

const visibleTo = (tenantId: number, kind: ViewKind, userId: number): SQL =>
  sql`tenant_id = ${tenantId} AND kind = ${kind} AND (shared OR owner_id = ${userId})`;

/** A person's own views and the shared ones, by name. */
export async function listVisible({ tenantId, db }: TenantScope, kind: ViewKind, userId: number): Promise<AnyView[]> {
  const { rows } = await db.execute(
    sql`SELECT ${VIEW} FROM saved_view WHERE ${visibleTo(tenantId, kind, userId)} ORDER BY lower(name), name, id`,
  );
  return rows as unknown as AnyView[];
}

/** One that the person sees, kept from changing until the transaction ends. */
export async function lockVisible({ tenantId, db }: TenantScope, kind: ViewKind, userId: number, id: string): Promise<AnyView | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${VIEW} FROM saved_view WHERE ${visibleTo(tenantId, kind, userId)} AND id = ${id} FOR UPDATE`,
  );
  return rows[0] as unknown as AnyView | undefined;
}

/** Makes writers of one list wait for each other, and counts what is in it: what is shared, or a person's own. */
export async function lockAndCount({ tenantId, db }: TenantScope, kind: ViewKind, shared: boolean, userId: number): Promise<number> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`view:${kind}:${tenantId}:${shared ? 0 : userId}`}))`);
  const { rows } = await db.execute(sql`SELECT count(*) AS count FROM saved_view
    WHERE tenant_id = ${tenantId} AND kind = ${kind} AND shared = ${shared} AND (shared OR owner_id = ${userId})`);
  return (rows[0] as { count: number }).count;
}

export async function insertView(
  { tenantId, db }: TenantScope,
  kind: ViewKind,
  { name, filter, sort, shared }: AnyViewDraft,
  by: { userId: number; name: string; at: number },
): Promise<AnyView> {
  const { rows } =
    await db.execute(sql`INSERT INTO saved_view (tenant_id, kind, owner_id, owner_name, shared, name, filter, sort, updated_at)
    VALUES (${tenantId}, ${kind}, ${by.userId}, ${by.name}, ${shared}, ${name}, ${JSON.stringify(filter)}::jsonb, ${sort}, to_timestamp(${by.at} / 1000.0))
    RETURNING ${VIEW}`);
  return rows[0] as unknown as AnyView;
}

/** Changes a view; it stays its owner's. */
export async function replaceView(
  { tenantId, db }: TenantScope,
  id: string,
  { name, filter, sort, shared }: AnyViewDraft,
  at: number,
): Promise<AnyView> {
  const { rows } =
    await db.execute(sql`UPDATE saved_view SET name = ${name}, filter = ${JSON.stringify(filter)}::jsonb, sort = ${sort}, shared = ${shared},
      version = version + 1, updated_at = to_timestamp(${at} / 1000.0) WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING ${VIEW}`);
  return rows[0] as unknown as AnyView;
}

export async function deleteView({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM saved_view WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** The report that somebody has chosen to begin with. */
export async function findDefault({ tenantId, db }: TenantScope, userId: number): Promise<string | undefined> {
  const { rows } = await db.execute(sql`SELECT view_id FROM saved_report_default WHERE tenant_id = ${tenantId} AND user_id = ${userId}`);
  return (rows[0] as { view_id: string } | undefined)?.view_id;
}

export async function saveDefault({ tenantId, db }: TenantScope, userId: number, id: string | null): Promise<void> {
  await db.execute(
    id === null
      ? sql`DELETE FROM saved_report_default WHERE tenant_id = ${tenantId} AND user_id = ${userId}`
      : sql`INSERT INTO saved_report_default (tenant_id, user_id, view_id) VALUES (${tenantId}, ${userId}, ${id})
          ON CONFLICT (tenant_id, user_id) DO UPDATE SET view_id = excluded.view_id`,
  );
}

/** One of a kind, whoever sees it. */
export async function findView({ tenantId, db }: TenantScope, kind: ViewKind, id: string): Promise<AnyView | undefined> {
  const { rows } = await db.execute(sql`SELECT ${VIEW} FROM saved_view WHERE tenant_id = ${tenantId} AND kind = ${kind} AND id = ${id}`);
  return rows[0] as unknown as AnyView | undefined;
}
