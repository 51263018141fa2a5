import type { CannedFile, Card } from '@lobby/contract';

/** One line of a picker. */
export interface PickOption {
  readonly id: string;
  readonly title: string;
  /** Beside the title: a shortcut, a score. */
  readonly aside?: string | undefined;
  /** Under the title: the text, or where it comes from. */
  readonly lines: readonly string[];
  /** What is put into the text. */
  readonly insert: string;
  /** What is done instead. */
  readonly run?: (() => void) | undefined;
  /** Files that are put in beside the text. */
  readonly files?: readonly CannedFile[] | undefined;
  /** Cards that are put in beside the text. */
  readonly cards?: readonly Card[] | undefined;
}

/** What a picker offers at this moment. */
export interface PickOptions {
  readonly items: readonly PickOption[];
  readonly state: 'loading' | 'failed' | 'ready';
  readonly retry: () => void;
}
