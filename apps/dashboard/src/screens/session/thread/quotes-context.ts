import type { Message } from '@lobby/contract';
import { createContext } from 'react';

/** Finds a message of the open thread by its number, where it is held. */
export const QuotesContext = createContext<(seq: number) => Message | undefined>(() => undefined);
