import { createContext, useContext } from 'react';
import type { Aim } from '#/components/composer/aim.ts';

/** What an answer offers beside itself; the screen that holds composer and header provides it. */
export interface AnswerHelp {
  /** Asks for a person. */
  readonly askPerson: () => void;
  /** Puts the visitor's question back into the composer, to be asked in other words. */
  readonly rephrase: (question: string) => void;
  /** Lets the visitor change an own message in the composer, or answer one. */
  readonly aim: (aim: Aim) => void;
}

const AnswerHelpContext = createContext<AnswerHelp | undefined>(undefined);

/** Gives answers what they offer. */
export const AnswerHelpProvider = AnswerHelpContext.Provider;

/** What answers offer on this screen. */
export function useAnswerHelp(): AnswerHelp {
  const help = useContext(AnswerHelpContext);
  if (!help) throw new Error('Answers need an AnswerHelpProvider above');
  return help;
}
