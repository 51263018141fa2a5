import { isCorrection, isOtherDay, standsUnder, type Message, type Note } from '@lobby/contract';
import { toCards } from '#/state/draft-card.ts';
import type { Unsent } from '#/state/session-outbox-slice.ts';

/** A message as the thread shows it: stored, or a reply on its way. */
export type ShownMessage = Message & { readonly unsent?: Unsent };

/** A reply on its way behind the messages that there are; it keeps its id when it is stored. */
export function asShown(reply: Unsent, index: number, { after, author }: { after: number; author: string | null }): ShownMessage {
  const { conversationId, clientMsgId, text, attachments, cards, replyToSeq, writtenAt } = reply;
  return {
    id: clientMsgId,
    conversation_id: conversationId,
    seq: after + 1 + index,
    client_msg_id: clientMsgId,
    author_kind: 'agent',
    author_name: author,
    kind: 'text',
    body: text,
    created_at: writtenAt,
    ...(attachments && { attachments: [...attachments] }),
    ...(cards && { cards: toCards(cards) }),
    ...(replyToSeq !== undefined && { reply_to_seq: replyToSeq }),
    unsent: reply,
  };
}

/** A line of the thread, from top to bottom. */
export type ThreadItem =
  | { readonly kind: 'day'; readonly at: number }
  | { readonly kind: 'new'; readonly seq: number }
  | { readonly kind: 'event'; readonly message: ShownMessage }
  | { readonly kind: 'note'; readonly note: Note }
  /** `starts`: nothing of the same author stands right above it. */
  | { readonly kind: 'message'; readonly message: ShownMessage; readonly starts: boolean };

/** Part of a thread: messages, what colleagues noted behind them, and the message above the first one. */
export interface ThreadPart {
  readonly messages: readonly ShownMessage[];
  readonly notes: readonly Note[];
  readonly before: ShownMessage | undefined;
}

/**
 * Lays a part out: the day where it changes, the line above the first message that is new to the reader, lines of the
 * system, notes behind the message that they were written after, and messages.
 */
export function layOutThread({ messages, notes, before }: ThreadPart, newFrom?: number): ThreadItem[] {
  const firstSeq = messages[0]?.seq ?? 0;
  const items: ThreadItem[] = notes.filter((note) => note.after_seq < firstSeq).map(asItem);
  let above = before;
  for (const message of messages) {
    if (!isCorrection(message)) {
      // Clocks differ: what is on its way begins no day of its own.
      if (!above || (!message.unsent && isOtherDay(above.created_at, message.created_at)))
        items.push({ kind: 'day', at: message.created_at });
      if (message.seq === newFrom) items.push({ kind: 'new', seq: message.seq });
      add(items, message);
      above = message;
    }
    items.push(...notes.filter((note) => note.after_seq === message.seq).map(asItem));
  }
  return items;
}

function asItem(note: Note): ThreadItem {
  return { kind: 'note', note };
}

function add(items: ThreadItem[], message: ShownMessage): void {
  const last = items.at(-1);
  if (message.kind === 'event' || message.author_kind === 'system') {
    // Whom it was given to has joined: that says it.
    if (last?.kind === 'note' && isGivenTo(last.note, message)) items.pop();
    items.push({ kind: 'event', message });
  } else items.push({ kind: 'message', message, starts: last?.kind !== 'message' || !standsUnder(last.message, message) });
}

function isGivenTo({ activity }: Note, { event }: Message): boolean {
  return event?.name === 'agent_joined' && activity?.name === 'assigned' && activity.to === event.actor && activity.before === undefined;
}

/** Messages that are drawn, measured and put away together. */
const BLOCK = 50;

/**
 * Cuts a thread into blocks by sequence numbers: earlier and later messages change only the blocks at the ends. Notes go
 * with the message that they stand behind; those behind messages that are not held yet wait for them.
 */
export function cutIntoBlocks(messages: readonly ShownMessage[], notes: readonly Note[]): (ThreadPart & { no: number })[] {
  const blocks: { no: number; messages: ShownMessage[]; notes: Note[]; before: ShownMessage | undefined }[] = [];
  let before: ShownMessage | undefined;
  for (const message of messages) {
    const no = Math.floor(message.seq / BLOCK);
    const last = blocks.at(-1);
    if (last?.no === no) last.messages.push(message);
    else blocks.push({ no, messages: [message], notes: [], before });
    before = message;
  }
  for (const note of notes) blockOf(blocks, note)?.notes.push(note);
  return blocks;
}

function blockOf<Block extends { no: number; messages: readonly ShownMessage[] }>(blocks: readonly Block[], note: Note): Block | undefined {
  const [first] = blocks;
  const firstSeq = first?.messages[0]?.seq ?? 1;
  if (note.after_seq < firstSeq) return firstSeq === 1 ? first : undefined;
  return blocks.findLast(({ messages }) => (messages[0]?.seq ?? Infinity) <= note.after_seq);
}
