import type { Database } from '#/database/open-database.ts';
import type { StoredChannel, StoredDelivery, StoredMessage } from './judge-channel.ts';

/** What is stored of a channel; the server has stopped. */
export async function readChannel(database: Database, channelId: string): Promise<StoredChannel> {
  const read = async <Row>(sql: string) => (await database.pool.query<Row & object>(sql, [channelId])).rows as Row[];
  const messages =
    await read<StoredMessage>(`SELECT m.conversation_id AS "conversationId", m.seq, m.body, m.deleted_at IS NOT NULL AS "isDeleted",
      (SELECT i.provider_id FROM channel_message i WHERE i.tenant_id = m.tenant_id AND i.channel_id = $1 AND i.conversation_id = m.conversation_id
        AND i.seq = m.seq LIMIT 1) AS "providerId",
      (SELECT epoch_ms(i.written_at) FROM channel_message i WHERE i.tenant_id = m.tenant_id AND i.channel_id = $1
        AND i.conversation_id = m.conversation_id AND i.seq = m.seq LIMIT 1) AS "writtenAt"
    FROM message m JOIN conversation c ON c.tenant_id = m.tenant_id AND c.id = m.conversation_id
    WHERE c.channel_id = $1 AND m.author_kind = 'contact' AND m.kind = 'text' ORDER BY m.conversation_id, m.seq`);
  // Only mails hold several answers under one name: those that were sent at the same moment.
  const deliveries =
    await read<StoredDelivery>(`SELECT d.conversation_id AS "conversationId", d.state, d.provider_id AS "providerId", d.attempts, epoch_ms(d.due_at) AS "dueAt",
      k.kind = 'email' AND EXISTS (SELECT FROM channel_delivery o WHERE o.tenant_id = d.tenant_id AND o.conversation_id = d.conversation_id
        AND o.sent_at = d.sent_at AND o.provider_id IS NOT NULL AND o.seq < d.seq) AS "isJoined"
    FROM channel_delivery d JOIN channel k ON k.tenant_id = d.tenant_id AND k.id = d.channel_id WHERE d.channel_id = $1`);
  const [{ count: unfinishedEvents } = { count: 0 }] = await read<{ count: number }>(
    `SELECT count(*)::int AS count FROM channel_event WHERE channel_id = $1 AND state IN ('new', 'failed')`,
  );
  const [{ count: unanswered } = { count: 0 }] = await read<{ count: number }>(`SELECT count(*)::int AS count FROM bot_run r
    JOIN conversation c ON c.tenant_id = r.tenant_id AND c.id = r.conversation_id
    WHERE c.channel_id = $1 AND c.owner_kind = 'bot' AND r.state IN ('failed', 'queued', 'running')`);
  const events = await read<{ id: string; at: number }>(
    'SELECT provider_event_id AS id, epoch_ms(received_at) AS at FROM channel_event WHERE channel_id = $1',
  );
  return { messages, deliveries, received: new Map(events.map(({ id, at }) => [id, at])), unfinishedEvents, unanswered };
}
