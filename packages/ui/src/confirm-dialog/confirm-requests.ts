import type { ReactNode } from 'react';

/** Something that will be gone or changed, by its name. */
export interface ConfirmItem {
  id: string;
  title: ReactNode;
  note?: ReactNode;
}

/** A question before something is done. */
export interface ConfirmRequest {
  title: ReactNode;
  /** What will happen. */
  text?: ReactNode;
  icon?: ReactNode;
  /** `danger` where something will be gone. */
  tone?: 'danger' | 'primary' | undefined;
  /** What it happens to, named. */
  items?: readonly ConfirmItem[] | undefined;
  /** Under the items: the milder way, in a sentence. */
  note?: ReactNode;
  /** The verb on the button. */
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** A milder way, as a button on the left. */
  instead?: { label: string; icon?: ReactNode } | undefined;
}

/** One piece of a bulk job. */
export type ConfirmTask = ConfirmItem;

/** Bulk work: it is named, confirmed, then done piece by piece with a way to stop. */
export interface TaskRequest extends Omit<ConfirmRequest, 'items' | 'instead'> {
  tasks: readonly ConfirmTask[];
  /** Does one piece; a rejection marks that piece as failed and goes on. */
  run: (task: ConfirmTask, signal: AbortSignal) => Promise<void>;
}

export type ConfirmAnswer = 'confirmed' | 'cancelled' | 'instead';

/** Ids of the pieces, by what became of them. */
export interface TaskOutcome {
  done: readonly string[];
  failed: readonly string[];
  /** Stopped, or never started. */
  left: readonly string[];
}

/** A question on its way to its dialog. */
export interface Pending<Request, Answer> {
  request: Request;
  answer: (answer: Answer) => void;
}

/** A line of questions for one dialog: asked one after the other, each answered once. */
export function createLine<Request, Answer>() {
  let waiting: readonly Pending<Request, Answer>[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly Pending<Request, Answer>[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };
  return {
    ask: (request: Request): Promise<Answer> =>
      new Promise((resolve) => {
        const pending: Pending<Request, Answer> = {
          request,
          answer: (answer) => {
            change(waiting.filter((each) => each !== pending));
            resolve(answer);
          },
        };
        change([...waiting, pending]);
      }),
    current: () => waiting[0],
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The line of the page's confirmation dialog. */
export const confirmLine = createLine<ConfirmRequest, ConfirmAnswer>();

/** The line of the dialog in the group `task-confirmation-dialog` (§2). */
export const taskLine = createLine<TaskRequest, TaskOutcome>();
