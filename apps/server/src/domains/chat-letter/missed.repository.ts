import type { Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { at, MAY_WRITE, NEWS_MS } from './chat-letter.repository.ts';

export interface MissedChat {
  id: string;
  contactId: string;
  email: string;
  language: Locale;
}

/** SQL: the chat `c` was left before anybody answered, of which nothing was written since. */
const isMissed = (now: number) => sql`c.ended_as = 'abandoned' AND c.resolved_at > ${at(now - NEWS_MS)} AND ${MAY_WRITE}
  AND NOT EXISTS (SELECT FROM chat_letter l WHERE l.tenant_id = c.tenant_id AND l.conversation_id = c.id AND l.missed_at >= c.resolved_at)`;

/** Chats whose visitor is to be told that they were missed. */
export async function findMissed({ tenantId, db }: TenantScope, now: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT c.id FROM conversation c JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
    WHERE c.tenant_id = ${tenantId} AND c.last_seq > 0 AND ${isMissed(now)} ORDER BY c.resolved_at LIMIT ${limit}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Notes that it is written of; undefined where another server has done so, or the visitor has come back. */
export async function lockMissed({ tenantId, db }: TenantScope, id: string, now: number): Promise<MissedChat | undefined> {
  const { rows } = await db.execute(sql`SELECT c.id, k.id AS "contactId", k.email, coalesce(k.locale, c.language) AS language
    FROM conversation c JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id
    WHERE c.tenant_id = ${tenantId} AND c.id = ${id} AND ${isMissed(now)} FOR UPDATE OF c SKIP LOCKED`);
  const chat = rows[0] as unknown as MissedChat | undefined;
  if (!chat) return undefined;
  await db.execute(sql`INSERT INTO chat_letter (tenant_id, conversation_id, missed_at) VALUES (${tenantId}, ${id}, ${at(now)})
    ON CONFLICT (tenant_id, conversation_id) DO UPDATE SET missed_at = excluded.missed_at`);
  return chat;
}
