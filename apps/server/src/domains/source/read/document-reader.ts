import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DocumentRefused } from './parsed-document.ts';
import type { ReaderAnswer, ReaderTask, ToReader } from './reader-messages.ts';

const MEMORY_MAX_MB = 512;
/** Longest reading of one document, in milliseconds. */
const TIME_MAX_MS = 90_000;
/** What is handed over at a time: copying a sitemap of 50 MB in one go would hold up who else is served. Bytes. */
const PART_BYTES = 1024 * 1024;
const NO_BYTES = new Uint8Array();
const READER = fileURLToPath(new URL('./read-document.child.ts', import.meta.url));

/** Reads documents in a process of its own, one after the other: no document, however made, holds up or ends the one that serves. */
export interface DocumentReader {
  /** @throws DocumentRefused also where a document takes more memory or time than any may */
  do(task: ReaderTask): Promise<Exclude<ReaderAnswer, { refused: unknown }>>;
  stop(): void;
}

export interface ReaderLimits {
  memoryMb: number;
  timeMs: number;
}

/** @param limits looked at anew for each document, the memory for each process */
export function openDocumentReader(limits: Readonly<ReaderLimits> = { memoryMb: MEMORY_MAX_MB, timeMs: TIME_MAX_MS }): DocumentReader {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  // It needs nothing of this process's environment, and strangers' documents are read there: it gets none of its secrets.
  function start(): ChildProcess {
    const started = fork(READER, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${limits.memoryMb}`],
      env: {},
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // One that ended while it waited is not asked any more.
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function end(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  async function ask(task: ReaderTask): Promise<ReaderAnswer> {
    child ??= start();
    const asked = child;
    const over = new AbortController();
    let words = '';
    const hear = (chunk: Buffer) => (words = (words + chunk.toString()).slice(-4_000));
    const onClose = (code: number | null, signal: string | null) => {
      const cause = new Error(`the reading process ended with ${signal ?? code}: ${words}`);
      // V8 ends a process without memory by a signal; a code is a defect of the reader.
      over.abort(signal ? new DocumentRefused('too_complex', { cause }) : cause);
    };
    asked.stderr?.on('data', hear);
    asked.once('close', onClose);
    try {
      const answer = once(asked, 'message', { signal: AbortSignal.any([over.signal, AbortSignal.timeout(limits.timeMs)]) });
      for (const told of inParts(task)) await Promise.race([tell(asked, told), answer]);
      const [message] = (await answer) as [ReaderAnswer];
      return message;
    } catch (error) {
      end();
      if (over.signal.aborted) throw over.signal.reason;
      throw error instanceof Error && error.name === 'AbortError' ? new DocumentRefused('too_complex', { cause: error }) : error;
    } finally {
      asked.stderr?.off('data', hear);
      asked.off('close', onClose);
    }
  }

  return {
    do(task) {
      const answer = last.then(async () => {
        const given = await ask(task);
        if ('refused' in given) throw new DocumentRefused(given.refused);
        return given;
      });
      last = answer.catch(() => undefined);
      return answer;
    },
    stop: end,
  };
}

/** A process that cannot be told anything is ended, and whoever waits for its answer hears why; this promise then stays open. */
function tell(child: ChildProcess, told: ToReader): Promise<void> {
  return new Promise((done) => {
    child.send(told, (error) => {
      if (error) child.kill('SIGKILL');
      else done();
    });
  });
}

/** The bytes of a task in their order, and behind them the task without them. */
function* inParts(task: ReaderTask): Generator<ToReader> {
  const bytes = task.kind === 'sitemap' ? task.bytes : task.kind === 'read' && 'bytes' in task.source ? task.source.bytes : NO_BYTES;
  for (let at = 0; at < bytes.length; at += PART_BYTES) yield { part: bytes.subarray(at, at + PART_BYTES) };
  if (task.kind === 'sitemap') yield { task: { ...task, bytes: NO_BYTES } };
  else if (task.kind === 'read' && 'bytes' in task.source) yield { task: { ...task, source: { bytes: NO_BYTES } } };
  else yield { task };
}
