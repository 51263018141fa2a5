import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { DocumentRefused } from './parsed-document.ts';
import type { ReaderAnswer, ReaderTask } from './reader-messages.ts';

const MEMORY_MAX_MB = 512;
/** Longest reading of one document, in milliseconds. */
const TIME_MAX_MS = 90_000;
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

export function openDocumentReader({ memoryMb, timeMs }: ReaderLimits = { memoryMb: MEMORY_MAX_MB, timeMs: TIME_MAX_MS }): DocumentReader {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  // It needs nothing of this process's environment, and strangers' documents are read there: it gets none of its secrets.
  function start(): ChildProcess {
    const started = fork(READER, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMb}`],
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
      const answer = once(asked, 'message', { signal: AbortSignal.any([over.signal, AbortSignal.timeout(timeMs)]) });
      asked.send(task, (error) => error && asked.kill('SIGKILL'));
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
