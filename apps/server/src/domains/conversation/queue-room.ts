import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { Command, ConversationState } from './conversation-state.ts';

/** Commands that can bring a conversation into the queue for its visitor's sake. What people lay back there always fits. */
const QUEUEING: ReadonlySet<Command['kind']> = new Set(['ask_person', 'bot_message', 'contact_message', 'leave_unanswered']);

/** How many more may wait while a batch is decided. */
export interface QueueRoom {
  /** The conversation as the next command finds it: with the queue full or not. */
  facing(state: ConversationState): ConversationState;
  /** A command has brought a conversation into the queue, or out of it. */
  moved(before: ConversationState, after: ConversationState): void;
}

const UNLIMITED: QueueRoom = { facing: (state) => state, moved: () => undefined };

/**
 * Looks how many wait where a business has set a limit. Its settings stay locked until the transaction ends, so that whoever
 * counts next, on whichever server, counts what this one has laid into the queue.
 */
export async function lockQueueRoom(
  { tenantId, db }: TenantScope,
  commands: readonly Command[],
  states: readonly ConversationState[],
): Promise<QueueRoom> {
  const isLimited = states.some(({ busyLine }) => busyLine !== null) && commands.some(({ kind }) => QUEUEING.has(kind));
  if (!isLimited) return UNLIMITED;
  const { rows } = await db.execute(sql`SELECT queue_limit AS "limit" FROM session_settings WHERE tenant_id = ${tenantId} FOR UPDATE`);
  const limit = (rows[0] as { limit: number | null } | undefined)?.limit ?? null;
  if (limit === null) return UNLIMITED;
  // A statement of its own: it sees what was committed while the lock was waited for.
  const counted = await db.execute(
    sql`SELECT count(*)::int AS waiting FROM conversation WHERE tenant_id = ${tenantId} AND status = 'queued'`,
  );
  let { waiting } = counted.rows[0] as { waiting: number };
  return {
    facing: (state) => ({ ...state, isQueueFull: state.busyLine !== null && waiting >= limit }),
    moved: (before, after) => {
      waiting += Number(after.ownerKind === 'queue') - Number(before.ownerKind === 'queue');
    },
  };
}
