import { isCorrection, type Message } from '@lobby/contract';

/** A pause this long, in milliseconds, gets the time written above what follows. */
export const QUIET_MS = 60 * 60_000;
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
  | { readonly kind: 'event'; readonly message: Message }
  | MessageGroup;

/** Of lines without a word between them that tell who answers, the last one says how it stands. */
const TELLS_WHO: ReadonlySet<string | undefined> = new Set(['queued', 'agent_joined']);
const tellsWho = (item: ThreadItem | undefined) => item?.kind === 'event' && TELLS_WHO.has(item.message.event?.name);

/** Lays messages out: the day where it changes or after a quiet time, lines of the system, and groups. */
export function layOutThread(messages: readonly Message[]): ThreadItem[] {
  const items: ThreadItem[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    if (isCorrection(message)) continue;
    if (!before || isNewDay(before.created_at, message.created_at)) items.push({ kind: 'day', at: message.created_at });
    const last = items.at(-1);
    if (message.kind === 'event' || message.author_kind === 'system') {
      const line = { kind: 'event' as const, message };
      if (tellsWho(last) && tellsWho(line)) items.pop();
      items.push(line);
    } else if (last?.kind === 'group' && belongs(last, message))
      items[items.length - 1] = { ...last, messages: [...last.messages, message] };
    else items.push({ kind: 'group', author: message.author_kind, name: message.author_name, messages: [message] });
    before = message;
  }
  return items;
}

function isNewDay(before: number, at: number): boolean {
  return at - before >= QUIET_MS || new Date(before).toDateString() !== new Date(at).toDateString();
}

function belongs(group: MessageGroup, message: Message): boolean {
  const first = group.messages[0];
  const sameAuthor = group.author === message.author_kind && group.name === message.author_name;
  return sameAuthor && first !== undefined && Math.floor(first.created_at / MINUTE_MS) === Math.floor(message.created_at / MINUTE_MS);
}
