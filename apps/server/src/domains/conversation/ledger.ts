import type { Logger } from 'pino';
import { isConnectionLost } from '#/database/is-connection-lost.ts';
import type { Database } from '#/database/open-database.ts';
import { Ending, inTenant, planningOnce, type TenantScope } from '#/database/transaction.ts';
import { finishedRun, finishRuns, type FinishedRun } from '#/domains/bot/finish-runs.ts';
import { writeBriefings, type NewBriefing } from '#/domains/bot/handoff/write-briefings.ts';
import { queueRuns, type NewRun } from '#/domains/bot/queue-runs.ts';
import { appendMessages, type NewMessage } from '#/domains/message/append-messages.ts';
import { correctMessages, type Correction } from '#/domains/message/correct-messages.ts';
import { findSent } from '#/domains/message/find-sent.ts';
import type { StoredMessage } from '#/domains/message/message-row.ts';
import { attachFiles, detachFiles, holdFiles } from '#/domains/upload/attach-files.ts';
import { appendActivities, type NewActivity } from '#/domains/note/append-activities.ts';
import { followThreads } from '#/domains/work-order/follow-threads.ts';
import { lockRoom } from '#/domains/team/lock-room.ts';
import { publishing } from '#/events/publish-events.ts';
import { clientIdOf, fileIdsOf, givenTo, key, mayRead, sentKey, targetKey, uploaderOf } from './command-keys.ts';
import type { Command, ConversationState, Refusal } from './conversation-state.ts';
import { markAnswered } from './conversation.repository.ts';
import { decide } from './decide.ts';
import { eventsOf } from './events-of.ts';
import { createDoubtfulBatches } from './doubtful-batches.ts';
import { lockQueueRoom } from './queue-room.ts';
import { findTargets, lockConversations, saveConversations } from './ledger.repository.ts';

/** Most commands in one transaction. */
const BATCH_MAX = 256;

export type Outcome =
  | { refused: Refusal }
  /** `message` is the one the command wrote or, for a repeat, had written before; events and owner changes have none. */
  | { refused?: undefined; state: ConversationState; message: StoredMessage | undefined; changed: boolean };

export type QueuedRun = NewRun & { id: string; tenantId: number };

export interface LedgerListeners {
  /** A committed change; called once a conversation and batch. `messages` are those that it stored, in their order. */
  onChange(tenantId: number, state: ConversationState, was?: ConversationState, messages?: readonly StoredMessage[]): void;
  /** Committed activities of colleagues; called once a conversation and batch. */
  onActivity(tenantId: number, conversationId: string): void;
  /** A committed question for the bot. */
  onRun(run: QueuedRun): void;
  /** The database was away and is back; questions may have been committed that nobody was told of. */
  onBack?(): void;
}

/** The one writer of conversations and messages. */
export interface Ledger {
  /** Resolves when the command is on disk. Commands on one conversation are decided in the order of their submission. */
  submit(tenantId: number, conversationId: string, command: Command): Promise<Outcome>;
  listen(listeners: LedgerListeners): void;
}

interface Pending {
  tenantId: number;
  conversationId: string;
  command: Command;
  settle(outcome: Outcome): void;
  fail(error: unknown): void;
}

/** Answers those whose commands were committed, and tells whoever listens. */
type Finish = () => void;

const NOTHING_LEFT: Finish = () => undefined;

/**
 * Group commit: while one transaction runs, commands gather; the next transaction takes them all. Sequence numbers
 * come from the locked row in the same transaction, so they have no gaps and a repeat finds the first one's message.
 */
export function createLedger(database: Database, now: () => number, log: Logger): Ledger {
  const queue: Pending[] = [];
  let listeners: LedgerListeners | undefined;
  let draining = false;

  async function drain(): Promise<void> {
    draining = true;
    do {
      let finishLast: Finish = NOTHING_LEFT;
      while (queue.length > 0) {
        const byTenant = Map.groupBy(queue.splice(0, BATCH_MAX), (pending) => pending.tenantId);
        for (const [tenantId, batch] of byTenant) finishLast = await commit(tenantId, batch, finishLast);
      }
      finishLast();
    } while (queue.length > 0);
    draining = false;
  }

  const doubtful = createDoubtfulBatches({
    database,
    log,
    tell: (tenantId, state) => listeners?.onChange(tenantId, state),
    onBack: () => listeners?.onBack?.(),
  });

  /**
   * @param finishLast answers and tells what was committed before; done while the database works on this batch
   * @returns the same for this batch
   */
  async function commit(tenantId: number, batch: Pending[], finishLast: Finish): Promise<Finish> {
    // Nothing of it is held on to: under load one batch follows the other without an end.
    let left = finishLast;
    const finishOnce = () => {
      const finish = left;
      left = NOTHING_LEFT;
      finish();
    };
    // Where a connection has to be waited for, nobody waits with it.
    setImmediate(finishOnce);
    let applied: Applied;
    try {
      applied = await inTenant<Applied>(planningOnce(database), tenantId, (scope) => apply(scope, batch, now(), finishOnce));
    } catch (error) {
      finishOnce();
      await refuse(tenantId, batch, error);
      return NOTHING_LEFT;
    }
    return () => {
      for (const [index, pending] of batch.entries()) pending.settle(applied.outcomes[index] as Outcome);
      tell(tenantId, applied);
    };
  }

  async function refuse(tenantId: number, batch: Pending[], error: unknown): Promise<void> {
    if (isConnectionLost(error)) {
      // The commit itself may have been the last that the database heard.
      doubtful.add(
        tenantId,
        batch.map(({ conversationId }) => conversationId),
      );
    } else if (batch.length > 1) {
      // One bad command must not take its neighbours with it.
      log.warn({ err: error, commands: batch.length }, 'a batch failed; its commands are tried one by one');
      for (const pending of batch) (await commit(tenantId, [pending], NOTHING_LEFT))();
      return;
    }
    for (const pending of batch) pending.fail(error);
  }

  /** What is committed stays so, whatever becomes of telling it. */
  function tell(tenantId: number, { changed, active, runs }: Applied): void {
    try {
      for (const { state, was, messages } of changed) listeners?.onChange(tenantId, state, was, messages);
      for (const id of active) listeners?.onActivity(tenantId, id);
      for (const run of runs) listeners?.onRun({ ...run, tenantId });
    } catch (error) {
      log.error({ err: error }, 'a committed change could not be told');
    }
  }

  return {
    submit: (tenantId, conversationId, command) =>
      new Promise((settle, fail) => {
        queue.push({ tenantId, conversationId, command, settle, fail });
        if (!draining) void drain();
      }),
    listen(given) {
      listeners = given;
    },
  };
}

interface Applied {
  outcomes: Outcome[];
  /** Conversations as they are and as they were before the batch, and what was said in it. */
  changed: { state: ConversationState; was: ConversationState | undefined; messages: readonly StoredMessage[] }[];
  /** Conversations with new activities. */
  active: Set<string>;
  runs: (NewRun & { id: string })[];
}

/**
 * Decides a batch of one tenant on locked rows and stores the whole of it in a fixed number of statements.
 * @param onAsked called once the database has something to work on
 */
async function apply(scope: TenantScope, batch: Pending[], now: number, onAsked: () => void): Promise<Applied | Ending<Applied>> {
  // The second one waits behind the first one in the database, so that it sees whatever was stored before the lock was had.
  const asked = Promise.all([
    lockConversations(scope, [...new Set(batch.map(({ conversationId }) => conversationId))]),
    findSent(scope, batch.flatMap(sentKey)),
  ]);
  // Behind the tick in which both are sent.
  process.nextTick(onAsked);
  const [locked, found] = await asked;
  const states = new Map(locked.map((state) => [state.id, state]));
  const sent = new Map(found.map((message) => [key(message.conversation_id, message.client_msg_id), message]));
  const targets = new Map(
    (await findTargets(scope, batch.flatMap(targetKey))).map((target) => [key(target.conversationId, String(target.seq)), target]),
  );
  const files = await holdFiles(
    scope,
    batch.flatMap(({ command }) => fileIdsOf(command)),
  );
  const room = await lockRoom(
    scope,
    batch.flatMap(({ command }) => givenTo(command) ?? []),
  );
  const queueRoom = await lockQueueRoom(
    scope,
    batch.map(({ command }) => command),
    locked,
  );
  const written: (NewMessage & { conversationId: string })[] = [];
  const activities: (NewActivity & { conversationId: string })[] = [];
  const briefings: (NewBriefing & { conversationId: string })[] = [];
  const corrections: (Correction & { conversationId: string })[] = [];
  const changed = new Set<string>();
  const runs: NewRun[] = [];
  const finished: FinishedRun[] = [];

  const verdicts = batch.map(({ conversationId, command }) => {
    const stored = states.get(conversationId);
    const state = stored && queueRoom.facing(stored);
    if (!state) return { refused: 'not_found' as const };
    const clientMsgId = clientIdOf(command);
    const messageKey = clientMsgId && key(conversationId, clientMsgId);
    const isRepeat =
      messageKey !== undefined &&
      (sent.has(messageKey) || written.some((message) => key(message.conversationId, message.clientMsgId) === messageKey));
    if (isRepeat && mayRead(state, command)) return { messageKey, conversationId, wrote: false };
    const attachments = files.take(uploaderOf(command), fileIdsOf(command));
    if (!attachments) return { refused: 'not_found' as const };
    const taker = givenTo(command);
    if (taker !== undefined && (room.get(taker) ?? 0) <= 0) return { refused: 'stale' as const };
    const targetKeyOf = 'seq' in command ? key(conversationId, String(command.seq)) : '';
    const decision = decide(state, command, now, targets.get(targetKeyOf), attachments);
    if (command.kind === 'bot_message') finished.push(finishedRun(command, decision));
    if (decision.refused) return { refused: decision.refused };
    if (decision.next !== state) changed.add(conversationId);
    if (taker !== undefined && decision.next !== state) room.set(taker, (room.get(taker) ?? 0) - 1);
    if (decision.briefing) briefings.push({ ...decision.briefing, conversationId });
    if (decision.activity) activities.push({ ...decision.activity, conversationId });
    if (decision.correction) {
      const target = targets.get(targetKeyOf);
      corrections.push({ ...decision.correction, conversationId });
      // The next command of the batch decides on the message as it is by then.
      if (target)
        targets.set(targetKeyOf, {
          ...target,
          body: decision.correction.body ?? '',
          cards: decision.correction.body === null ? null : target.cards,
          deletedAt: decision.correction.body === null ? now : null,
        });
    }
    queueRoom.moved(state, decision.next);
    states.set(conversationId, decision.next);
    written.push(...decision.messages.map((message) => ({ ...message, conversationId })));
    if (decision.answer)
      runs.push({ conversationId, ...decision.answer, ownerEpoch: decision.next.ownerEpoch, language: decision.next.language });
    return { messageKey, conversationId, wrote: decision.messages.length > 0 };
  });

  const changedStates = [...changed].map((id) => states.get(id) as ConversationState);
  const wasBefore = (id: string) => locked.find((state) => state.id === id);
  const events = changedStates.flatMap((state) =>
    eventsOf(
      state,
      wasBefore(state.id),
      written.filter(({ conversationId }) => conversationId === state.id),
    ),
  );
  const writing = Promise.all([
    appendMessages(scope, written),
    queueRuns(scope, runs, now),
    saveConversations(scope, changedStates, publishing(scope, events, now), now),
    markAnswered(scope, written),
  ]);
  const ofThreads = written.filter(({ conversationId }) => states.get(conversationId)?.status === 'thread');
  const attached = written.flatMap(({ attachments }) => attachments);
  const isAllWritten = [attached, corrections, activities, briefings, ofThreads, finished].every(({ length }) => length === 0);
  if (isAllWritten) return new Ending(writing.then(([stored, newRuns]) => applied(stored, newRuns)));
  const [stored, newRuns] = await writing;
  await attachFiles(scope, written);
  await correctMessages(scope, corrections);
  for (const { conversationId, seq, body } of corrections) if (body === null) await detachFiles(scope, conversationId, seq, now);
  await appendActivities(scope, activities);
  await writeBriefings(scope, briefings);
  await followThreads(scope, ofThreads, now);
  await finishRuns(scope, finished, now);
  return applied(stored, newRuns);

  function applied(stored: readonly StoredMessage[], newRuns: Applied['runs']): Applied {
    for (const message of stored) sent.set(key(message.conversation_id, message.client_msg_id), message);
    const outcomes = verdicts.map((verdict): Outcome => {
      if (verdict.refused) return { refused: verdict.refused };
      const state = states.get(verdict.conversationId) as ConversationState;
      return { state, message: verdict.messageKey === undefined ? undefined : sent.get(verdict.messageKey), changed: verdict.wrote };
    });
    return {
      outcomes,
      changed: changedStates.map((state) => ({
        state,
        was: wasBefore(state.id),
        messages: stored.filter((message) => message.conversation_id === state.id).toSorted((a, b) => a.seq - b.seq),
      })),
      active: new Set([...activities, ...briefings].map(({ conversationId }) => conversationId)),
      runs: newRuns,
    };
  }
}
