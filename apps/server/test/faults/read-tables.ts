import { openDatabase, type Database } from '#/database/open-database.ts';
import { hashBody } from './client-ledger.ts';
import type { StoredConversation, StoredRow, Tables } from './judge.ts';

/** Everything that was said, as it is stored; the server has stopped. @param where address of the PostgreSQL, or the server's data folder */
export async function readTables(where: { url: string } | { directory: string }): Promise<Tables> {
  const database = await openDatabase(where);
  try {
    return { messages: await readMessages(database), conversations: await readConversations(database) };
  } finally {
    await database.close();
  }
}

async function readMessages({ pool }: Database): Promise<StoredRow[]> {
  const { rows } = await pool.query<Omit<StoredRow, 'bodyHash'> & { body: string }>(
    `SELECT tenant_id AS "tenantId", conversation_id AS "conversationId", seq, id, client_msg_id AS "clientMsgId", author_kind AS "authorKind", kind, body
    FROM message ORDER BY conversation_id, seq`,
  );
  return rows.map(({ body, ...row }) => ({ ...row, bodyHash: hashBody(body) }));
}

/**
 * A run that failed owes an answer; so does one that waits, and a bot that has said less than it was asked, where nobody else
 * has the word: where a person has, the run only waits to be closed.
 */
async function readConversations({ pool }: Database): Promise<StoredConversation[]> {
  const texts = (author: string) =>
    `(SELECT count(*) FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.kind = 'text' AND m.author_kind = '${author}')`;
  const { rows } = await pool.query<StoredConversation>(`SELECT c.id, c.tenant_id AS "tenantId", c.last_seq AS "lastSeq",
      (SELECT count(*) FROM bot_run r WHERE r.tenant_id = c.tenant_id AND r.conversation_id = c.id
          AND (r.state = 'failed' OR (r.state = 'queued' AND c.owner_kind <> 'agent')))
        + CASE WHEN c.owner_kind = 'bot' AND ${texts('agent')} = 0 THEN greatest(0, ${texts('contact')} - ${texts('bot')}) ELSE 0 END AS unanswered
    FROM conversation c`);
  return rows;
}
