import type { Desk } from './desk.ts';
import type { DeskAnswer, DeskRequest } from './desk-messages.ts';

type Unnumbered<R> = R extends unknown ? Omit<R, 'number'> : never;
type Promised<Verb> = Verb extends (...args: infer Args) => infer Result ? (...args: Args) => Promise<Result> : never;

/** The desk in a worker: typing never waits for it. */
export type WorkerDesk = { readonly [Verb in keyof Desk]: Promised<Desk[Verb]> } & {
  /** Ends the worker; what it was doing never settles. */
  close(): void;
};

/** Starts the worker. Its calls reject when its code does not arrive, or fails. */
export function openWorkerDesk(): WorkerDesk {
  const worker = new Worker(new URL('./playground.worker.ts', import.meta.url), { type: 'module', name: 'playground' });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  worker.addEventListener('message', ({ data: { number, result } }: MessageEvent<DeskAnswer>) => {
    waiting.get(number)?.resolve(result);
    waiting.delete(number);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'the worker did not start'));
    waiting.clear();
  });
  const send = <Result>(request: Unnumbered<DeskRequest>): Promise<Result> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve: resolve as (result: unknown) => void, reject });
      worker.postMessage({ ...request, number: last }, []);
    });
  return {
    read: (text) => send({ kind: 'read', text }),
    ask: (question, locale) => send({ kind: 'ask', question, locale }),
    export: (locale) => send({ kind: 'export', locale }),
    close: () => worker.terminate(),
  };
}
