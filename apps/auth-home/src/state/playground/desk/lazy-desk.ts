import { openWorkerDesk, type WorkerDesk } from './open-worker-desk.ts';

/** A desk whose worker starts with the first thing that it has to do, and anew after it failed or was closed. */
export function createLazyDesk(): WorkerDesk {
  let open: WorkerDesk | undefined;
  const close = () => {
    open?.close();
    open = undefined;
  };
  const run = async <Result>(work: (desk: WorkerDesk) => Promise<Result>): Promise<Result> => {
    open ??= openWorkerDesk();
    try {
      return await work(open);
    } catch (error) {
      close();
      throw error;
    }
  };
  return {
    read: (text) => run((desk) => desk.read(text)),
    ask: (question, locale) => run((desk) => desk.ask(question, locale)),
    export: (locale) => run((desk) => desk.export(locale)),
    close,
  };
}
