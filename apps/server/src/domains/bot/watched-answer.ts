import type { Stoppable } from './answer/answer.ts';

/** An answer that somebody on a service sees grow. */
export interface WatchedAnswer extends Stoppable {
  show(text: string): void;
  /** Resolves when nothing more is shown of it. */
  end(): Promise<void>;
}
