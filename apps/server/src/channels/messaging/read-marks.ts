import type { ServiceMark } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { readStopped } from '#/domains/bot/stop-answer.ts';
import { readReactions } from './reaction.repository.ts';
import { ECHO } from './delivery.repository.ts';

/** What is said of messages on a service beside what they say. */
export async function readMarks(scope: TenantScope, conversationId: string): Promise<ServiceMark[]> {
  const { tenantId, db } = scope;
  const { rows } = await db.execute(sql`SELECT m.seq, i.turn, m.client_msg_id LIKE ${`${ECHO}%`} AS "isEcho" FROM message m
    JOIN channel_message i ON i.tenant_id = m.tenant_id AND i.conversation_id = m.conversation_id AND i.seq = m.seq AND i.part = 0
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = ${conversationId} AND (i.turn IS NOT NULL OR m.client_msg_id LIKE ${`${ECHO}%`})`);
  const known = rows as unknown as { seq: number; turn: number | null; isEcho: boolean }[];
  const stopped = await readStopped(scope, conversationId);
  const reactions = await readReactions(scope, conversationId);
  const byNumber = new Map(known.map((each) => [each.seq, each]));
  const marked = new Set([...byNumber.keys(), ...stopped, ...reactions.keys()]);
  return [...marked]
    .toSorted((one, other) => one - other)
    .map((seq) => ({
      seq,
      turn: byNumber.get(seq)?.turn ?? null,
      is_stopped: stopped.includes(seq),
      is_echo: byNumber.get(seq)?.isEcho === true,
      reactions: reactions.get(seq) ?? [],
    }));
}
