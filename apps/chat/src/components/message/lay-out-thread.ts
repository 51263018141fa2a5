import { isCorrection, isOtherDay, standsUnder, type Message } from '@lobby/contract';
import type { Unsent } from '#/state/outbox.ts';

/** A pause this long, in milliseconds, gets the time written above what follows. */
export const QUIET_MS = 60 * 60_000;

/** A message as the thread shows it: stored, or on its way. */
export type ShownMessage = Message & { readonly unsent?: Unsent };

/** A line of the thread, from top to bottom. */
export type ThreadItem =
  | { readonly kind: 'day'; readonly at: number }
  | { readonly kind: 'event'; readonly message: ShownMessage }
  /**
   * @param starts nothing of the same author stands right above it
   * @param ends its time is written under it: nothing of the same author and minute stands right beneath it
   */
  | { readonly kind: 'message'; readonly message: ShownMessage; readonly starts: boolean; readonly ends: boolean };

/** That it was rated is said once, beneath the thread. */
const SAID_BENEATH = 'rated';

/** Of lines without a word between them that tell who answers, the last one says how it stands. */
const TELLS_WHO: ReadonlySet<string | undefined> = new Set(['queued', 'agent_joined']);
const tellsWho = (item: ThreadItem | undefined) => item?.kind === 'event' && TELLS_WHO.has(item.message.event?.name);

/** What the visitor wrote and the server has not confirmed, behind what it has; it keeps its id when it is stored. */
export function asShown(unsent: Unsent, index: number, after: number): ShownMessage {
  const { clientMsgId, conversationId = '', text, attachments, replyToSeq, writtenAt } = unsent;
  return {
    id: clientMsgId,
    conversation_id: conversationId,
    seq: after + 1 + index,
    client_msg_id: clientMsgId,
    author_kind: 'contact',
    author_name: null,
    kind: 'text',
    body: text,
    created_at: writtenAt,
    ...(attachments && { attachments: [...attachments] }),
    ...(replyToSeq !== undefined && { reply_to_seq: replyToSeq }),
    unsent,
  };
}

/** Lays messages out: the day where it changes or after a quiet time, lines of the system, and messages. */
export function layOutThread(messages: readonly ShownMessage[]): ThreadItem[] {
  const items: ThreadItem[] = [];
  let before: ShownMessage | undefined;
  for (const message of messages) {
    if (isCorrection(message) || message.event?.name === SAID_BENEATH) continue;
    // Clocks differ: what is on its way begins no day of its own.
    if (!before || (!message.unsent && isNewDay(before.created_at, message.created_at)))
      items.push({ kind: 'day', at: message.created_at });
    const last = items.at(-1);
    if (message.kind === 'event' || message.author_kind === 'system') {
      const line = { kind: 'event' as const, message };
      if (tellsWho(last) && tellsWho(line)) items.pop();
      items.push(line);
    } else {
      const isUnder = last?.kind === 'message' && standsUnder(last.message, message);
      if (isUnder && isSameMinute(last.message.created_at, message.created_at)) items[items.length - 1] = { ...last, ends: false };
      items.push({ kind: 'message', message, starts: !isUnder, ends: true });
    }
    before = message;
  }
  return items;
}

const MINUTE_MS = 60_000;

function isSameMinute(one: number, other: number): boolean {
  return Math.floor(one / MINUTE_MS) === Math.floor(other / MINUTE_MS);
}

function isNewDay(before: number, at: number): boolean {
  return at - before >= QUIET_MS || isOtherDay(before, at);
}
