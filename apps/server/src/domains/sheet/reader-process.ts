import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { FileRefused, type Refusal } from './file-refused.ts';
import { takeTurns } from '#/take-turns.ts';

/** Files that are read at a time, and what each may take. */
const AT_ONCE = 2;
const MEMORY_MAX_MB = 512;
const TIME_MAX_MS = 60_000;

/** How long a process that has read a file waits for the next: to start one takes longer than most files do. */
const KEPT_MS = 30_000;

const OUT_OF_MEASURE: Refusal = { code: 'unreadable_file' };

const inTurn = takeTurns(AT_ONCE);

/** What is kept of the words that a reader which failed leaves behind. */
const LAST_WORDS_MAX = 4_000;

/**
 * What a reading process says: first what the file is, or why not; then, each time it is asked, the next rows. One that is heavy
 * holds so much memory that it is not kept.
 */
export type FromReader<Facts, Row> =
  | { facts: Facts; total: number; isHeavy: boolean }
  | { rows: Row[] }
  | { refusal: Refusal; isHeavy: boolean };

/** A module that calls `serveReader`, and what it reads out of what. */
export interface Reader<File, Facts, Row> {
  readonly module: URL;
  /** Never called: it says what comes of a file. */
  readonly reads?: (file: File) => Promise<{ facts: Facts; rows: Row[] }>;
}

/** A process that reads, until `death` says why it does no longer. */
interface Reading {
  readonly child: ChildProcess;
  readonly death: AbortSignal;
}

/** What became of a file; a process that is heavy is not kept. */
type Read<Facts, Row> = { isHeavy: boolean } & ({ facts: Facts; rows: Row[] } | { refusal: Refusal });

/** Processes that wait for a file, by their module, each with what ends its waiting. */
const kept = new Map<string, { reading: Reading; timer: NodeJS.Timeout }[]>();

/**
 * Reads a file in another process, so that no file, however made, holds up or brings down the one that serves: V8 may end a
 * whole process when one of its threads passes its memory. The process reads one file at a time, and waits a while for the next.
 * @throws FileRefused
 */
export function readInProcess<File extends object, Facts, Row>(
  { module }: Reader<File, Facts, Row>,
  file: File,
): Promise<{ facts: Facts; rows: Row[] }> {
  return inTurn(async () => {
    const reading = takeKept(module) ?? start(module);
    const read = await receive<Facts, Row>(reading, file).catch((error: unknown) => {
      end(reading);
      throw error;
    });
    if (read.isHeavy) end(reading);
    else keep(module, reading);
    if ('refusal' in read) throw new FileRefused(read.refusal);
    return { facts: read.facts, rows: read.rows };
  });
}

const end = ({ child }: Reading) => void child.kill('SIGKILL');

function start(module: URL): Reading {
  // It needs nothing of this process's environment, and a stranger's file is read there: it gets none of its secrets.
  const child = fork(module, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MEMORY_MAX_MB}`],
    env: {},
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return { child, death: deathOf(child) };
}

function takeKept(module: URL): Reading | undefined {
  for (let next = kept.get(module.href)?.pop(); next; next = kept.get(module.href)?.pop()) {
    clearTimeout(next.timer);
    if (next.reading.death.aborted) continue;
    hold(next.reading.child, 'ref');
    return next.reading;
  }
  return undefined;
}

function keep(module: URL, reading: Reading): void {
  const waiting = kept.get(module.href) ?? [];
  kept.set(module.href, waiting);
  hold(reading.child, 'unref');
  const timer = setTimeout(() => {
    waiting.splice(
      waiting.findIndex((each) => each.reading === reading),
      1,
    );
    end(reading);
  }, KEPT_MS);
  waiting.push({ reading, timer: timer.unref() });
}

/** Whether this process stays for the sake of the child, which ends by itself when this one does. */
function hold(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  child.channel?.[how]();
  (child.stderr as Socket | null)?.[how]();
}

/** Aborts when the process ends: by a signal, which V8 sends itself when memory ends, the file is refused; else it is a defect. */
function deathOf(child: ChildProcess): AbortSignal {
  const death = new AbortController();
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    lastWords = (lastWords + words).slice(-LAST_WORDS_MAX);
  });
  child.once('close', (code, signal) => {
    const why = new Error(`the reading process ended with ${signal ?? code}: ${lastWords}`);
    death.abort(signal ? new FileRefused(OUT_OF_MEASURE, { cause: why }) : why);
  });
  return death.signal;
}

async function receive<Facts, Row>({ child, death }: Reading, file: object): Promise<Read<Facts, Row>> {
  const signal = AbortSignal.any([AbortSignal.timeout(TIME_MAX_MS), death]);
  const first = (await ask(child, file, signal)) as FromReader<Facts, Row>;
  if ('refusal' in first) return first;
  if (!('facts' in first)) throw new Error('the reading process spoke out of turn');
  const rows: Row[] = [];
  while (rows.length < first.total) {
    const message = (await ask(child, 'next', signal)) as FromReader<Facts, Row>;
    if ('rows' in message) rows.push(...message.rows);
  }
  return { facts: first.facts, rows, isHeavy: first.isHeavy };
}

/** Rejects with why, when the process dies or its time is over. */
async function ask(child: ChildProcess, question: object | 'next', signal: AbortSignal): Promise<FromReader<unknown, unknown>> {
  const answer = once(child, 'message', { signal });
  // One that cannot be spoken to any more is ended, and its death tells.
  child.send(question, (error) => error && child.kill('SIGKILL'));
  try {
    const [message] = (await answer) as [FromReader<unknown, unknown>];
    return message;
  } catch (error) {
    if (!signal.aborted) throw error;
    const why: unknown = signal.reason;
    throw why instanceof Error && why.name === 'TimeoutError' ? new FileRefused(OUT_OF_MEASURE, { cause: why }) : why;
  }
}
