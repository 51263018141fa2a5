import type { Note } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const NOTE = sql.raw(
  `id, conversation_id, after_seq, kind, author_id, author_name, body, mentions, activity, briefing, epoch_ms(created_at) AS created_at`,
);

/** Notes that one look shows; older ones of a conversation with more are left out. */
export const NOTES_SHOWN = 1_000;

type NoteRow = Omit<Note, 'author'> & { author_id: number | null; author_name: string | null };

function toNote({ author_id: authorId, author_name: authorName, mentions, ...row }: NoteRow): Note {
  return { ...row, mentions: mentions.map(Number), author: authorId === null ? null : { id: authorId, name: authorName ?? '' } };
}

export async function readNotes({ tenantId, db }: TenantScope, conversationId: string): Promise<Note[]> {
  const { rows } = await db.execute(sql`SELECT * FROM (SELECT ${NOTE} FROM conversation_note
      WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} ORDER BY created_at DESC, id DESC LIMIT ${NOTES_SHOWN}) latest
    ORDER BY created_at, id`);
  return (rows as unknown as NoteRow[]).map(toNote);
}

export interface NewNote {
  conversationId: string;
  clientMsgId: string;
  authorId: number;
  authorName: string;
  body: string;
  mentions: number[];
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Stores a note, or finds the one stored under the same client id; undefined where there is no such conversation. */
export async function insertNote(
  { tenantId, db }: TenantScope,
  note: NewNote,
): Promise<(Note & { isNew: boolean; contactId: string }) | undefined> {
  const { rows } =
    await db.execute(sql`INSERT INTO conversation_note (tenant_id, conversation_id, client_msg_id, after_seq, kind, author_id, author_name, body, mentions, created_at)
    SELECT ${tenantId}, id, ${note.clientMsgId}, last_seq, 'note', ${note.authorId}, ${note.authorName}, ${note.body}, ${sql.param(note.mentions)}::bigint[], to_timestamp(${note.createdAt} / 1000.0)
    FROM conversation WHERE tenant_id = ${tenantId} AND id = ${note.conversationId}
    ON CONFLICT (tenant_id, conversation_id, client_msg_id) DO UPDATE SET client_msg_id = excluded.client_msg_id
    RETURNING ${NOTE}, xmax = 0 AS is_new, (SELECT contact_id FROM conversation WHERE tenant_id = ${tenantId} AND id = ${note.conversationId}) AS contact_id`);
  const row = rows[0] as unknown as (NoteRow & { is_new: boolean; contact_id: string }) | undefined;
  if (!row) return undefined;
  const { is_new: isNew, contact_id: contactId, ...stored } = row;
  return { ...toNote(stored), isNew, contactId };
}
