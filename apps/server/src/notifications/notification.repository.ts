import { may, NOTIFICATION_COUNT_MAX, type NotificationType } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { StaffActor } from '#/call.ts';

/** What the text of a notification says, in whichever language it is read. */
export type Words = Readonly<Record<string, string | number | null>>;

/** One thing that one person is told. */
export interface NewNotification {
  userId: number;
  type: NotificationType;
  groupKey: string;
  conversationId: string | null;
  contactId: string | null;
  words: Words;
  /** How often it happened; once where it does not say. */
  count?: number;
  isShown: boolean;
  /** Milliseconds since 1970; null where it does not leave so. */
  mailAt: number | null;
  pushAt: number | null;
}

export interface StoredNotification {
  id: string;
  type: NotificationType;
  conversation_id: string | null;
  words: Words;
  count: number;
  turn: number;
  read_at: number | null;
  created_at: number;
  updated_at: number;
}

/** Whose list it is, and what they see now. */
export type Reader = Pick<StaffActor, 'userId' | 'role' | 'permissions' | 'reach'>;

export const at = (ms: number | null) => sql`to_timestamp(${ms}::double precision / 1000.0)`;

export const NOTIFICATION = sql.raw(`n.id, n.type, n.conversation_id, n.words, n.count, n.turn, epoch_ms(n.read_at) AS read_at,
  epoch_ms(n.created_at) AS created_at, epoch_ms(n.updated_at) AS updated_at`);

/** SQL: what a notification `n` is about is seen by its reader now; the same rule as that of the table's policy. */
export function isSeen({ userId, role, permissions, reach }: Reader): SQL {
  if (!may({ role, permissions }, 'session.view')) return sql`n.conversation_id IS NULL`;
  if (reach === 'all') return sql`true`;
  const ofTeam = reach === 'team' ? sql`true` : sql`c.status IN ('queued', 'thread') AND c.agent_id IS NULL`;
  return sql`(n.conversation_id IS NULL OR EXISTS (SELECT FROM conversation c WHERE c.tenant_id = n.tenant_id AND c.id = n.conversation_id
    AND (c.agent_id = ${userId} OR (${ofTeam} AND EXISTS (SELECT FROM team_member g WHERE g.tenant_id = c.tenant_id AND g.team_id = c.team_id AND g.user_id = ${userId})))))`;
}

/** Writes what people are told; what is unread of the same group becomes one with it. @returns each with its id */
export async function insertNotifications(
  { tenantId, db }: TenantScope,
  told: readonly NewNotification[],
  now: number,
): Promise<{ id: string; userId: number; type: NotificationType; turn: number }[]> {
  if (told.length === 0) return [];
  return executeNamed(
    db,
    'insert_notifications',
    sql`INSERT INTO notification AS n
      (tenant_id, user_id, type, group_key, conversation_id, contact_id, words, count, is_shown, mail_due_at, push_due_at, created_at, updated_at)
    SELECT ${tenantId}, r."userId", r.type, r."groupKey", r."conversationId", r."contactId", r.words, r.count, r."isShown",
      to_timestamp(r."mailAt" / 1000.0), to_timestamp(r."pushAt" / 1000.0), ${at(now)}, ${at(now)}
    FROM jsonb_to_recordset(${JSON.stringify(joined(told))}::jsonb) AS r("userId" bigint, type text, "groupKey" text, "conversationId" uuid, "contactId" uuid, words jsonb,
      count integer, "isShown" boolean, "mailAt" double precision, "pushAt" double precision)
    ON CONFLICT (tenant_id, user_id, group_key) WHERE read_at IS NULL DO UPDATE SET type = excluded.type, words = excluded.words,
      count = CASE WHEN n.type = excluded.type AND n.words->>'why' IS NOT DISTINCT FROM excluded.words->>'why' THEN n.count + excluded.count ELSE excluded.count END, is_shown = n.is_shown OR excluded.is_shown,
      mail_due_at = coalesce(n.mail_due_at, excluded.mail_due_at), push_due_at = coalesce(excluded.push_due_at, n.push_due_at),
      push_left = CASE WHEN excluded.push_due_at IS NULL THEN n.push_left END, push_tries = CASE WHEN excluded.push_due_at IS NULL THEN n.push_tries ELSE 0 END,
      turn = excluded.turn, updated_at = excluded.updated_at
    RETURNING n.id, n.user_id AS "userId", n.type, n.turn`,
  );
}

/** One statement writes each group of a person once. */
function joined(told: readonly NewNotification[]): (NewNotification & { count: number })[] {
  const groups = new Map<string, NewNotification & { count: number }>();
  for (const each of told) {
    const key = `${each.userId}:${each.groupKey}`;
    const before = groups.get(key);
    const isSame = before?.type === each.type && before.words['why'] === each.words['why'];
    const count = (isSame ? before.count : 0) + (each.count ?? 1);
    const [mailAt, pushAt] = [before?.mailAt ?? each.mailAt, before?.pushAt ?? each.pushAt];
    groups.set(key, { ...each, count, isShown: each.isShown || before?.isShown === true, mailAt, pushAt });
  }
  return [...groups.values()];
}

const ONLY = {
  all: sql`true`,
  unread: sql`n.read_at IS NULL`,
  chats: sql`(n.type LIKE 'chat.%' OR n.type = 'csat.low')`,
  orders: sql`n.type LIKE 'wo.%'`,
  business: sql`n.type NOT LIKE 'chat.%' AND n.type NOT LIKE 'wo.%' AND n.type <> 'csat.low'`,
};
export type Only = keyof typeof ONLY;

/** The latest first. @param before the turn of the last one of the page before */
export async function readNotifications(
  { tenantId, db }: TenantScope,
  reader: Reader,
  { only, before, limit }: { only: Only; before: number | undefined; limit: number },
): Promise<StoredNotification[]> {
  const { rows } = await db.execute(sql`SELECT ${NOTIFICATION} FROM notification n
    WHERE n.tenant_id = ${tenantId} AND n.user_id = ${reader.userId} AND n.is_shown AND ${ONLY[only]} AND ${isSeen(reader)}
      AND (${before ?? null}::bigint IS NULL OR n.turn < ${before ?? null}::bigint) ORDER BY n.turn DESC LIMIT ${limit}`);
  return rows as unknown as StoredNotification[];
}

/** How many are unread, and no more than are told: `NOTIFICATION_COUNT_MAX` is so many or more. */
export async function countUnread({ tenantId, db }: TenantScope, reader: Reader): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS count FROM (SELECT FROM notification n
    WHERE n.tenant_id = ${tenantId} AND n.user_id = ${reader.userId} AND n.is_shown AND n.read_at IS NULL AND ${isSeen(reader)}
    ORDER BY n.turn DESC LIMIT ${NOTIFICATION_COUNT_MAX}) AS unread`);
  return (rows[0] as { count: number }).count;
}

/** @param before milliseconds since 1970 */
export async function purgeNotifications({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM notification WHERE tenant_id = ${tenantId} AND updated_at < ${at(before)}`);
}
