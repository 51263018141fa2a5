import { applyCorrections, type Message } from '@lobby/contract';

/** The stored messages of one conversation that this page holds. */
export interface Thread {
  /** Ordered by `seq`, each once. */
  readonly messages: readonly Message[];
  /** Nothing is missing after this sequence number up to `cursor`; 0 where the beginning is held. */
  readonly floor: number;
  /** `sync` asks after this sequence number. */
  readonly cursor: number;
  /** Highest sequence number that is known to exist. */
  readonly latest: number;
}

/** A thread whose messages up to `floor` are left for later, when somebody scrolls up to them. */
export function emptyThread(floor = 0, latest = floor): Thread {
  return { messages: [], floor, cursor: floor, latest };
}

/** Adds messages in whatever order, number and repetition they arrive: the result depends only on which have arrived. */
export function mergeMessages(thread: Thread, incoming: readonly Message[]): Thread {
  const held = new Set(thread.messages.map(({ seq }) => seq));
  const fresh = incoming.filter(({ seq }) => !held.has(seq) && held.add(seq));
  if (fresh.length === 0) return thread;
  const messages = applyCorrections([...thread.messages, ...fresh].toSorted((a, b) => a.seq - b.seq));
  let { floor, cursor } = thread;
  while (held.has(cursor + 1)) cursor += 1;
  while (floor > 0 && held.has(floor)) floor -= 1;
  return { messages, floor, cursor, latest: Math.max(thread.latest, messages.at(-1)?.seq ?? 0) };
}

/** Notes that messages up to `lastSeq` exist. */
export function noteLatest(thread: Thread, lastSeq: number): Thread {
  return lastSeq > thread.latest ? { ...thread, latest: lastSeq } : thread;
}

/** True where messages exist that are not held, apart from those before `floor`. */
export function isBehind({ cursor, latest }: Thread): boolean {
  return cursor < latest;
}
