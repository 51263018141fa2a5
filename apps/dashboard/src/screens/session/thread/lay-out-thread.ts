import { isCorrection, type Message, type Note } from '@lobby/contract';

const MINUTE_MS = 60_000;

/** Messages of one author within one minute, shown close together. */
export interface MessageGroup {
  readonly kind: 'group';
  readonly author: 'contact' | 'bot' | 'agent';
  readonly name: string | null;
  readonly messages: readonly Message[];
}

/** A line of the thread, from top to bottom. */
export type ThreadItem =
  | { readonly kind: 'day'; readonly at: number }
  | { readonly kind: 'new'; readonly seq: number }
  | { readonly kind: 'event'; readonly message: Message }
  | { readonly kind: 'note'; readonly note: Note }
  | MessageGroup;

/** Part of a thread: messages, what colleagues noted behind them, and the message above the first one. */
export interface ThreadPart {
  readonly messages: readonly Message[];
  readonly notes: readonly Note[];
  readonly before: Message | undefined;
}

/**
 * Lays a part out: the day where it changes, the line above the first message that is new to the reader, lines of the
 * system, notes behind the message that they were written after, and groups.
 */
export function layOutThread({ messages, notes, before }: ThreadPart, newFrom?: number): ThreadItem[] {
  const firstSeq = messages[0]?.seq ?? 0;
  const items: ThreadItem[] = notes.filter((note) => note.after_seq < firstSeq).map(asItem);
  let above = before;
  for (const message of messages) {
    if (!isCorrection(message)) {
      if (!above || isOtherDay(above.created_at, message.created_at)) items.push({ kind: 'day', at: message.created_at });
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

function add(items: ThreadItem[], message: Message): void {
  const last = items.at(-1);
  if (message.kind === 'event' || message.author_kind === 'system') {
    // Whom it was given to has joined: that says it.
    if (last?.kind === 'note' && isGivenTo(last.note, message)) items.pop();
    items.push({ kind: 'event', message });
  } else if (last?.kind === 'group' && belongs(last, message)) items[items.length - 1] = { ...last, messages: [...last.messages, message] };
  else items.push({ kind: 'group', author: message.author_kind, name: message.author_name, messages: [message] });
}

function isGivenTo({ activity }: Note, { event }: Message): boolean {
  return event?.name === 'agent_joined' && activity?.name === 'assigned' && activity.to === event.actor && activity.before === undefined;
}

function isOtherDay(before: number, at: number): boolean {
  return new Date(before).toDateString() !== new Date(at).toDateString();
}

function belongs(group: MessageGroup, message: Message): boolean {
  const [first] = group.messages;
  const sameAuthor = group.author === message.author_kind && group.name === message.author_name;
  return sameAuthor && first !== undefined && Math.floor(first.created_at / MINUTE_MS) === Math.floor(message.created_at / MINUTE_MS);
}

/** Messages that are drawn, measured and put away together. */
const BLOCK = 50;

/**
 * Cuts a thread into blocks by sequence numbers: earlier and later messages change only the blocks at the ends. Notes go
 * with the message that they stand behind; those behind messages that are not held yet wait for them.
 */
export function cutIntoBlocks(messages: readonly Message[], notes: readonly Note[]): (ThreadPart & { no: number })[] {
  const blocks: { no: number; messages: Message[]; notes: Note[]; before: Message | undefined }[] = [];
  let before: Message | undefined;
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

function blockOf<Block extends { no: number; messages: readonly Message[] }>(blocks: readonly Block[], note: Note): Block | undefined {
  const [first] = blocks;
  const firstSeq = first?.messages[0]?.seq ?? 1;
  if (note.after_seq < firstSeq) return firstSeq === 1 ? first : undefined;
  return blocks.findLast(({ messages }) => (messages[0]?.seq ?? Infinity) <= note.after_seq);
}
