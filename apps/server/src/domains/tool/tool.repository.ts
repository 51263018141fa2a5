import type { BotTool, ToolFields } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A tool as the table holds it. */
export interface ToolRow extends Omit<BotTool, 'auth'> {
  auth: { kind: BotTool['auth']['kind']; name: string; has_secret: boolean };
  /** Values of its headers and its secret; `tool-secrets.ts` opens them. */
  sealed: string;
}

export interface NewTool extends Omit<ToolFields, 'headers' | 'auth'> {
  headers: ToolRow['headers'];
  auth: ToolRow['auth'];
  sealed: string;
}

const TOOL =
  sql.raw(`id, name, description, method, url, params, timeout_ms, needs_verified_contact, needs_confirmation, enabled, headers, auth,
  sealed, version, epoch_ms(updated_at) AS updated_at`);

export async function findTools({ tenantId, db }: TenantScope): Promise<ToolRow[]> {
  const { rows } = await db.execute(sql`SELECT ${TOOL} FROM bot_tool WHERE tenant_id = ${tenantId} ORDER BY name`);
  return rows as unknown as ToolRow[];
}

export async function findTool({ tenantId, db }: TenantScope, id: string): Promise<ToolRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${TOOL} FROM bot_tool WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return rows[0] as unknown as ToolRow | undefined;
}

/** undefined where the name is taken. */
export async function insertTool({ tenantId, db }: TenantScope, tool: NewTool, now: number): Promise<ToolRow | undefined> {
  const { rows } =
    await db.execute(sql`INSERT INTO bot_tool (tenant_id, name, description, method, url, params, timeout_ms, needs_verified_contact,
      needs_confirmation, enabled, headers, auth, sealed, updated_at)
    VALUES (${tenantId}, ${tool.name}, ${tool.description}, ${tool.method}, ${tool.url}, ${JSON.stringify(tool.params)}::jsonb, ${tool.timeout_ms},
      ${tool.needs_verified_contact}, ${tool.needs_confirmation}, ${tool.enabled}, ${JSON.stringify(tool.headers)}::jsonb, ${JSON.stringify(tool.auth)}::jsonb,
      ${tool.sealed}, to_timestamp(${now} / 1000.0)) ON CONFLICT (tenant_id, name) DO NOTHING RETURNING ${TOOL}`);
  return rows[0] as unknown as ToolRow | undefined;
}

/** undefined where somebody saved since `version`. */
export async function updateTool(
  { tenantId, db }: TenantScope,
  id: string,
  version: number,
  tool: NewTool,
  now: number,
): Promise<ToolRow | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE bot_tool SET name = ${tool.name}, description = ${tool.description}, method = ${tool.method}, url = ${tool.url},
      params = ${JSON.stringify(tool.params)}::jsonb, timeout_ms = ${tool.timeout_ms}, needs_verified_contact = ${tool.needs_verified_contact},
      needs_confirmation = ${tool.needs_confirmation}, enabled = ${tool.enabled}, headers = ${JSON.stringify(tool.headers)}::jsonb,
      auth = ${JSON.stringify(tool.auth)}::jsonb, sealed = ${tool.sealed}, version = version + 1, updated_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id} AND version = ${version} RETURNING ${TOOL}`);
  return rows[0] as unknown as ToolRow | undefined;
}

export async function deleteTool({ tenantId, db }: TenantScope, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`DELETE FROM bot_tool WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return (rowCount ?? 0) > 0;
}

export async function deleteTools({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`DELETE FROM bot_tool WHERE tenant_id = ${tenantId}`);
}

/** Puts a tool back under its own id. */
export async function putTool({ tenantId, db }: TenantScope, tool: ToolRow, version: number, now: number): Promise<void> {
  await db.execute(sql`INSERT INTO bot_tool (tenant_id, id, name, description, method, url, params, timeout_ms, needs_verified_contact,
      needs_confirmation, enabled, headers, auth, sealed, version, updated_at)
    VALUES (${tenantId}, ${tool.id}, ${tool.name}, ${tool.description}, ${tool.method}, ${tool.url}, ${JSON.stringify(tool.params)}::jsonb,
      ${tool.timeout_ms}, ${tool.needs_verified_contact}, ${tool.needs_confirmation}, ${tool.enabled}, ${JSON.stringify(tool.headers)}::jsonb,
      ${JSON.stringify(tool.auth)}::jsonb, ${tool.sealed}, ${version}, to_timestamp(${now} / 1000.0))`);
}
