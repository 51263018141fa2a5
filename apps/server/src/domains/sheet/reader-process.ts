import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { FileRefused, type Refusal } from './file-refused.ts';
import { takeTurns } from '#/take-turns.ts';

/** Files that are read at a time, and what each may take. */
const AT_ONCE = 2;
const MEMORY_MAX_MB = 512;
const TIME_MAX_MS = 60_000;

const OUT_OF_MEASURE: Refusal = { code: 'unreadable_file' };

const inTurn = takeTurns(AT_ONCE);

/** What is kept of the words that a reader which failed leaves behind. */
const LAST_WORDS_MAX = 4_000;

/** What a reading process says: first what the file is, or why not; then, each time it is asked, the next rows. */
export type FromReader<Facts, Row> = { facts: Facts; total: number } | { rows: Row[] } | { refusal: Refusal };

/** A module that calls `serveReader`, and what it reads out of what. */
export interface Reader<File, Facts, Row> {
  readonly module: URL;
  /** Never called: it says what comes of a file. */
  readonly reads?: (file: File) => Promise<{ facts: Facts; rows: Row[] }>;
}

/**
 * Reads a file in a process of its own, so that no file, however made, holds up or brings down the one that serves: V8 may
 * end a whole process when one of its threads passes its memory.
 * @throws FileRefused
 */
export function readInProcess<File extends object, Facts, Row>(
  reader: Reader<File, Facts, Row>,
  file: File,
): Promise<{ facts: Facts; rows: Row[] }> {
  return inTurn(async () => {
    // It needs nothing of this process's environment, and a stranger's file is read there: it gets none of its secrets.
    const child = fork(reader.module, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${MEMORY_MAX_MB}`],
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    try {
      const time = AbortSignal.timeout(TIME_MAX_MS);
      return await receive(child, reader, file, AbortSignal.any([time, deathOf(child)]));
    } finally {
      child.kill('SIGKILL');
    }
  });
}

/** Aborts when the process ends: by a signal, which V8 sends itself when memory ends, the file is refused; else it is a defect. */
function deathOf(child: ChildProcess): AbortSignal {
  const death = new AbortController();
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (words: string) => {
    lastWords = (lastWords + words).slice(-LAST_WORDS_MAX);
  });
  child.once('close', (code, signal) => {
    const end = new Error(`the reading process ended with ${signal ?? code}: ${lastWords}`);
    death.abort(signal ? new FileRefused(OUT_OF_MEASURE, { cause: end }) : end);
  });
  return death.signal;
}

async function receive<File extends object, Facts, Row>(
  child: ChildProcess,
  _reader: Reader<File, Facts, Row>,
  file: File,
  signal: AbortSignal,
): Promise<{ facts: Facts; rows: Row[] }> {
  const first = (await ask(child, file, signal)) as FromReader<Facts, Row>;
  if ('refusal' in first) throw new FileRefused(first.refusal);
  if (!('facts' in first)) throw new Error('the reading process spoke out of turn');
  const rows: Row[] = [];
  while (rows.length < first.total) {
    const message = (await ask(child, 'next', signal)) as FromReader<Facts, Row>;
    if ('rows' in message) rows.push(...message.rows);
  }
  return { facts: first.facts, rows };
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
