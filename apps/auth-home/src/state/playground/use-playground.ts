import type { Locale } from '@lobby/contract';
import { useLocale } from '@lobby/i18n';
import { useEffect, useRef, useState } from 'react';
import type { Finding } from './desk/desk.ts';
import { createLazyDesk } from './desk/lazy-desk.ts';
import { keepPlaygroundText, readPlaygroundText } from './kept-text.ts';
import { TEXT_MAX_BYTES, type Knowledge } from './knowledge/passage.ts';

/** A question, and what came of it; undefined while it is looked for. */
export interface Turn {
  readonly id: number;
  readonly question: string;
  readonly finding: Finding | 'failed' | undefined;
}

/** What stands in the way of reading the text. */
type Problem = 'too_large' | 'nothing_in_it' | 'failed';

interface State {
  /** What was put in. */
  readonly text: string;
  /** The text is being written, read by the worker, or there to be asked. */
  readonly phase: 'writing' | 'reading' | 'ready';
  readonly knowledge: Knowledge | undefined;
  readonly problem: Problem | undefined;
  readonly turns: readonly Turn[];
  /** False where a reload would lose the text. */
  readonly kept: boolean;
}

const EMPTY: State = { text: '', phase: 'writing', knowledge: undefined, problem: undefined, turns: [], kept: true };

function begin(): State {
  const text = readPlaygroundText();
  return text === '' ? EMPTY : { ...EMPTY, text, phase: 'reading' };
}

/** The playground: one text, and the questions put to it. Everything happens in this browser. */
export function usePlayground() {
  const locale = useLocale();
  const [state, setState] = useState<State>(begin);
  const [desk] = useState(createLazyDesk);
  const lastTurn = useRef(0);
  const { phase, text } = state;

  useEffect(() => {
    if (phase !== 'reading') return undefined;
    let overtaken = false;
    const settle = (changes: Partial<State>) => {
      if (!overtaken) setState((before) => ({ ...before, ...changes }));
    };
    desk.read(text).then(
      (knowledge) => settle(knowledge.passages.length > 0 ? { phase: 'ready', knowledge } : { phase: 'writing', problem: 'nothing_in_it' }),
      () => settle({ phase: 'writing', problem: 'failed' }),
    );
    return () => {
      overtaken = true;
    };
  }, [desk, phase, text]);
  useEffect(() => () => desk.close(), [desk]);

  return {
    ...state,
    /** Lets the text be read and asked; refuses one that is empty or too large. */
    read(wanted: string) {
      const problem = problemIn(wanted);
      if (problem) return setState((before) => ({ ...before, text: wanted, phase: 'writing', problem }));
      return setState({ ...EMPTY, text: wanted, phase: 'reading', kept: keepPlaygroundText(wanted) });
    },
    async ask(question: string) {
      lastTurn.current += 1;
      const id = lastTurn.current;
      setState((before) => ({ ...before, turns: [...before.turns, { id, question, finding: undefined }] }));
      const finding = await desk.ask(question, locale).catch(() => 'failed' as const);
      setState((before) => ({ ...before, turns: before.turns.map((turn) => (turn.id === id ? { ...turn, finding } : turn)) }));
    },
    write: (written: string) => setState((before) => ({ ...before, text: written, problem: undefined })),
    edit: () => setState((before) => ({ ...before, phase: 'writing' })),
    clear() {
      keepPlaygroundText('');
      setState(EMPTY);
    },
    /** The entries for a new business, and the same as a CSV. */
    export: (fallback: Locale) => desk.export(fallback),
  };
}

export type Playground = ReturnType<typeof usePlayground>;

function problemIn(text: string): Problem | undefined {
  if (text.trim() === '') return 'nothing_in_it';
  return new Blob([text]).size > TEXT_MAX_BYTES ? 'too_large' : undefined;
}
