import { sql, type SQL } from 'drizzle-orm';

/** SQL: the service that a conversation is on has its bot switched off, or is paused. @param table name of the conversation in the query */
export const IS_BOT_OFF = (table: 'conversation' | 'c'): SQL =>
  sql.raw(`coalesce((SELECT h.status = 'paused' OR NOT coalesce((n.settings->>'bot')::boolean, true) FROM channel h
    JOIN channel_connection n ON n.tenant_id = h.tenant_id AND n.channel_id = h.id WHERE h.tenant_id = ${table}.tenant_id AND h.id = ${table}.channel_id), false)`);

/**
 * SQL: the bot goes on answering what it knows while a visitor waits for a person, as it does where nothing else was saved. Of a chat with the
 * draft the draft counts. @param table name of the conversation in the query
 */
export const HELPS = (tenantId: number, table: 'conversation' | 'c'): SQL =>
  sql`(coalesce((SELECT NOT b.paused AND coalesce((CASE WHEN ${sql.raw(table)}.is_test THEN b.handoff ELSE v.settings->'handoff' END->>'help_while_waiting')::boolean, true)
    FROM bot b JOIN bot_version v ON v.tenant_id = b.tenant_id AND v.no = b.live_no WHERE b.tenant_id = ${tenantId}), false) AND NOT ${IS_BOT_OFF(table)})`;
