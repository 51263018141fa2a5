import type { Message } from '@lobby/contract';
import { createContext } from 'react';

interface Quotes {
  /** Finds a message of the open thread by its number, where it is held. */
  readonly find: (seq: number) => Message | undefined;
  /** Brings the reader to a message, held or not. */
  readonly goTo: (seq: number) => void;
}

/** How messages reach those that they answer. */
export const QuotesContext = createContext<Quotes>({ find: () => undefined, goTo: () => undefined });
