import type { TemplateCategory, TemplateState } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { ServiceTemplate, TemplateCall } from '#/channels/port/template.ts';
import type { TenantScope } from '#/database/transaction.ts';

const TEMPLATE = sql`name, language, category, state, reason, content`;

/** Templates of a channel by name and language. */
export async function readTemplates({ tenantId, db }: TenantScope, channelId: string): Promise<ServiceTemplate[]> {
  const { rows } = await db.execute(
    sql`SELECT ${TEMPLATE} FROM channel_template WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} ORDER BY name, language`,
  );
  return rows as unknown as ServiceTemplate[];
}

export async function findTemplate(
  { tenantId, db }: TenantScope,
  channelId: string,
  name: string,
  language: string,
): Promise<ServiceTemplate | undefined> {
  const { rows } = await db.execute(sql`SELECT ${TEMPLATE} FROM channel_template
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId} AND name = ${name} AND language = ${language}`);
  return rows[0] as unknown as ServiceTemplate | undefined;
}

/** When the service was asked last, in milliseconds since 1970; null where it is to be asked. */
export async function templatesReadAt({ tenantId, db }: TenantScope, channelId: string): Promise<number | null> {
  const { rows } = await db.execute(
    sql`SELECT epoch_ms(templates_at) AS at FROM channel_connection WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}`,
  );
  return (rows[0] as { at: number | null } | undefined)?.at ?? null;
}

/** The service is asked again at the next look. */
export async function expireTemplates({ tenantId, db }: TenantScope, channelId: string): Promise<void> {
  await db.execute(sql`UPDATE channel_connection SET templates_at = NULL WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}`);
}

/** Keeps what the service has listed, and nothing that it lists no more. */
export async function replaceTemplates(
  { tenantId, db }: TenantScope,
  channelId: string,
  templates: readonly ServiceTemplate[],
  now: number,
): Promise<void> {
  // Two that list at once do so one after the other.
  await db.execute(sql`UPDATE channel_connection SET templates_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}`);
  await db.execute(sql`DELETE FROM channel_template WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}`);
  await db.execute(sql`INSERT INTO channel_template (tenant_id, channel_id, name, language, category, state, reason, content)
    SELECT ${tenantId}, ${channelId}, t.name, t.language, t.category, t.state, t.reason, t.content
    FROM jsonb_to_recordset(${JSON.stringify(templates)}::jsonb) AS t(name text, language text, category text, state text, reason text, content jsonb)
    ON CONFLICT DO NOTHING`);
}

/** What the service tells of one by itself. @returns whether it is known */
export async function changeTemplate(
  { tenantId, db }: TenantScope,
  channelId: string,
  { name, language, state, reason = null, category }: TemplateChange,
): Promise<boolean> {
  const one = sql`tenant_id = ${tenantId} AND channel_id = ${channelId} AND name = ${name} AND language = ${language}`;
  const { rowCount } =
    state === 'deleted'
      ? await db.execute(sql`DELETE FROM channel_template WHERE ${one}`)
      : await db.execute(sql`UPDATE channel_template SET state = coalesce(${state ?? null}::text, state),
          reason = CASE WHEN ${state ?? null}::text IS NULL THEN reason ELSE ${reason}::text END, category = coalesce(${category ?? null}::text, category) WHERE ${one}`);
  return (rowCount ?? 0) > 0;
}

interface TemplateChange {
  name: string;
  language: string;
  state?: TemplateState | 'deleted';
  reason?: string | null;
  category?: TemplateCategory;
}

interface TemplateUse {
  conversationId: string;
  clientMsgId: string;
}

/** A message that is about to be written goes out as a template; of one that is written already nothing changes. */
export async function keepUse(
  { tenantId, db }: TenantScope,
  { conversationId, clientMsgId }: TemplateUse,
  channelId: string,
  { name, language, fields }: TemplateCall,
): Promise<void> {
  await db.execute(sql`INSERT INTO channel_template_use (tenant_id, conversation_id, client_msg_id, channel_id, name, language, fields)
    VALUES (${tenantId}, ${conversationId}, ${clientMsgId}, ${channelId}, ${name}, ${language}, ${JSON.stringify(fields)}::jsonb)
    ON CONFLICT (tenant_id, conversation_id, client_msg_id) DO UPDATE SET name = excluded.name, language = excluded.language, fields = excluded.fields
    WHERE NOT EXISTS (SELECT 1 FROM message m WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ${conversationId} AND m.client_msg_id = ${clientMsgId})`);
}

export async function findUse(
  { tenantId, db }: TenantScope,
  { conversationId, clientMsgId }: TemplateUse,
): Promise<TemplateCall | undefined> {
  const { rows } = await db.execute(sql`SELECT name, language, fields FROM channel_template_use
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND client_msg_id = ${clientMsgId}`);
  return rows[0] as unknown as TemplateCall | undefined;
}
