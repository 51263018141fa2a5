import type { Translation } from '@lobby/contract';
import { createContext } from 'react';

/** What the open thread knows of its messages in other languages. */
export interface ThreadTranslations {
  /** Of a message: a translation for the reader or what a colleague had written, or that none came about. */
  readonly find: (seq: number) => Translation | undefined;
  readonly isPending: (seq: number) => boolean;
  /** True where messages can be translated. */
  readonly canAsk: boolean;
  readonly ask: (seq: number) => void;
}

const NONE: ThreadTranslations = { find: () => undefined, isPending: () => false, canAsk: false, ask: () => undefined };

/** Translations of the open thread. */
export const TranslationsContext = createContext<ThreadTranslations>(NONE);
