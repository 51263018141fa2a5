import type { Note } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { TenantScope } from '#/database/transaction.ts';

/** What a colleague, or the clock, did to a conversation. */
export interface NewActivity {
  authorId: number | null;
  authorName: string | null;
  activity: NonNullable<Note['activity']>;
  /** It stands behind the message with this number. */
  afterSeq: number;
  /** Milliseconds since 1970. */
  createdAt: number;
}

type OfConversation = NewActivity & { conversationId: string };

/** Stores activities in the transaction of what they tell of. An address that was left there last is not told again. */
export async function appendActivities({ tenantId, db }: TenantScope, told: readonly OfConversation[]): Promise<void> {
  if (told.length === 0) return;
  const activities = told.filter(
    (each, place) => each.activity.name !== 'address' || !told.slice(0, place).some((other) => isSame(each, other)),
  );
  await db.execute(sql`INSERT INTO conversation_note (tenant_id, conversation_id, after_seq, kind, author_id, author_name, activity, created_at)
    SELECT ${tenantId}, r."conversationId", r."afterSeq", 'activity', r."authorId", r."authorName", r.activity, to_timestamp(r."createdAt" / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) AS r("conversationId" uuid, "afterSeq" bigint, "authorId" bigint, "authorName" text,
      activity jsonb, "createdAt" double precision)
    WHERE r.activity->>'name' <> 'address' OR r.activity IS DISTINCT FROM (SELECT n.activity FROM conversation_note n WHERE n.tenant_id = ${tenantId}
      AND n.conversation_id = r."conversationId" AND n.kind = 'activity' AND n.activity->>'name' = 'address' ORDER BY n.created_at DESC, n.id DESC LIMIT 1)`);
}

function isSame(one: OfConversation, other: OfConversation): boolean {
  return one.conversationId === other.conversationId && isDeepStrictEqual(one.activity, other.activity);
}

/** Stores an activity behind the last message of a conversation. */
export async function appendActivity(
  { tenantId, db }: TenantScope,
  conversationId: string,
  { authorId, authorName, activity, createdAt }: Omit<NewActivity, 'afterSeq'>,
): Promise<void> {
  await db.execute(sql`INSERT INTO conversation_note (tenant_id, conversation_id, after_seq, kind, author_id, author_name, activity, created_at)
    SELECT ${tenantId}, c.id, c.last_seq, 'activity', ${authorId}, ${authorName}, ${JSON.stringify(activity)}::jsonb, to_timestamp(${createdAt} / 1000.0)
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId}`);
}
