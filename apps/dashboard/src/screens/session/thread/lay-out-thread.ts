import { isCorrection, type Message } from '@lobby/contract';

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
  | MessageGroup;

/**
 * Lays messages out: the day where it changes, the line above the first message that is new to the reader, lines of the
 * system, and groups. `before` is the message above the first one.
 */
export function layOutThread(messages: readonly Message[], newFrom: number | undefined, before: Message | undefined): ThreadItem[] {
  const items: ThreadItem[] = [];
  let above = before;
  for (const message of messages) {
    if (isCorrection(message)) continue;
    if (!above || isOtherDay(above.created_at, message.created_at)) items.push({ kind: 'day', at: message.created_at });
    if (message.seq === newFrom) items.push({ kind: 'new', seq: message.seq });
    add(items, message);
    above = message;
  }
  return items;
}

function add(items: ThreadItem[], message: Message): void {
  const last = items.at(-1);
  if (message.kind === 'event' || message.author_kind === 'system') items.push({ kind: 'event', message });
  else if (last?.kind === 'group' && belongs(last, message)) items[items.length - 1] = { ...last, messages: [...last.messages, message] };
  else items.push({ kind: 'group', author: message.author_kind, name: message.author_name, messages: [message] });
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

/** Cuts messages into blocks by their sequence numbers: earlier and later messages change only the blocks at the ends. */
export function cutIntoBlocks(messages: readonly Message[]): { no: number; messages: readonly Message[]; before: Message | undefined }[] {
  const blocks: { no: number; messages: Message[]; before: Message | undefined }[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const no = Math.floor(message.seq / BLOCK);
    const last = blocks.at(-1);
    if (last?.no === no) last.messages.push(message);
    else blocks.push({ no, messages: [message], before });
    before = message;
  }
  return blocks;
}
