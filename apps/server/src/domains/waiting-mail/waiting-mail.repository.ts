import { sql } from 'drizzle-orm';
import { IS_WAITING } from '#/database/is-waiting.ts';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import type { Wait } from './whom-to-mail.ts';

const at = (ms: number) => sql`to_timestamp(${ms}::double precision / 1000.0)`;

/** Businesses with a wait that is to be looked at. */
export async function findBusinesses({ db }: PlatformScope, now: number): Promise<number[]> {
  const { rows } = await db.execute(sql`SELECT DISTINCT business_id AS id FROM conversation_wait WHERE look_at <= ${at(now)} ORDER BY 1`);
  return (rows as unknown as { id: number }[]).map(({ id }) => id);
}

/** Mails that no mail server has taken so far, and all of whose waits are over, are not sent any more. @param name what their keys begin with */
export async function takeBackNeedless({ db }: PlatformScope, name: string): Promise<void> {
  await db.execute(sql`DELETE FROM outbox o WHERE o.state = 'waiting' AND o.unique_key LIKE ${`${name}:%`}
    AND NOT EXISTS (SELECT FROM conversation_wait w WHERE w.business_id = split_part(o.unique_key, ':', 2)::bigint AND o.unique_key = ANY(w.mail_keys))`);
}

/** A wait with what a mail says of it. */
export interface StoredWait extends Wait {
  id: string;
  no: number;
  /** In milliseconds since 1970. */
  since: number;
  agentName: string | null;
  isBlocked: boolean;
  visitor: string | null;
  /** What the visitor said last; null where that has no words. */
  words: string | null;
}

/** Waits that are to be looked at, held until the transaction ends; those that another server holds are left out. */
export async function lockWaits({ tenantId, db }: TenantScope, now: number, limit: number): Promise<StoredWait[]> {
  const { rows } = await db.execute(sql`
    WITH due AS MATERIALIZED (SELECT w.conversation_id, w.since, w.told FROM conversation_wait w
      WHERE w.business_id = ${tenantId} AND w.look_at <= ${at(now)} ORDER BY w.since LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    SELECT c.id, c.no, epoch_ms(w.since) AS since, c.agent_id AS "agentId", c.agent_name AS "agentName", c.team_id AS "teamId", c.status,
      to_jsonb(w.told) AS told, k.blocked_at IS NOT NULL AS "isBlocked", k.name AS visitor, nullif(trim(said.body), '') AS words,
      (SELECT coalesce(jsonb_agg(r.user_id), '[]') FROM conversation_reader r
        WHERE r.tenant_id = c.tenant_id AND r.conversation_id = c.id AND r.seen_seq >= coalesce(said.seq, c.last_seq)) AS readers
    FROM due w JOIN conversation c ON c.tenant_id = ${tenantId} AND c.id = w.conversation_id
      JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
      LEFT JOIN LATERAL (SELECT m.seq, m.body FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id
        AND m.author_kind = 'contact' AND m.kind = 'text' ORDER BY m.seq DESC LIMIT 1) said ON true
    WHERE ${IS_WAITING} ORDER BY w.since, c.id`);
  return rows as unknown as StoredWait[];
}

/** Notes who was mailed about waits, under which keys, and when each is to be looked at again. */
export async function saveLooks(
  { tenantId, db }: TenantScope,
  looks: readonly { id: string; told: readonly number[]; keys: readonly string[]; lookAt: number }[],
): Promise<void> {
  await db.execute(sql`UPDATE conversation_wait w SET look_at = to_timestamp(r."lookAt" / 1000.0),
      told = w.told || ARRAY(SELECT t::bigint FROM jsonb_array_elements_text(r.told) t),
      mail_keys = w.mail_keys || ARRAY(SELECT t FROM jsonb_array_elements_text(r.keys) t)
    FROM jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) AS r(id uuid, told jsonb, keys jsonb, "lookAt" double precision)
    WHERE w.business_id = ${tenantId} AND w.conversation_id = r.id`);
}
