import type { Conversation, RewriteStyle } from '@lobby/contract';
import { useState, type RefObject } from 'react';
import { useApi } from '#/data/api.ts';
import { askDraft, askRewrite, type CopilotDraft } from '#/data/copilot.ts';
import { useLateAnswer, type Late } from './use-late-answer.ts';

/** What the copilot was asked for. */
export type Wish = 'draft' | RewriteStyle;

/** What it proposes. */
export interface Proposal {
  readonly text: string;
  /** Of a draft. */
  readonly draft?: CopilotDraft;
}

/** Text that was put in the place of another, until somebody types on. */
interface Taken {
  readonly before: string;
  readonly after: string;
}

export interface Copilot {
  readonly wish: Wish | undefined;
  readonly late: Late<Proposal>;
  /** It was asked to word anew what is not there yet. */
  readonly needsText: boolean;
  /** The text as it was before a proposal was taken over; undefined where there is nothing to undo. */
  readonly undoable: string | undefined;
  readonly ask: (wish: Wish) => void;
  /** Takes the proposal over, in the place of the text or at its end. */
  readonly take: (how: 'replace' | 'insert') => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
  /** Puts everything away, and leaves the keyboard where it is. */
  readonly letGo: () => void;
}

interface CopilotSetup {
  readonly conversation: Conversation;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The copilot of a reply: it proposes, and nothing of it reaches the text before somebody takes it over. */
export function useCopilot({ conversation: { id }, text, onText, field }: CopilotSetup): Copilot {
  const api = useApi();
  const { late, ask, letGo } = useLateAnswer<Proposal>();
  const [wish, setWish] = useState<Wish>();
  const [needsText, setNeedsText] = useState(false);
  const [taken, setTaken] = useState<Taken>();
  const put = (next: string) => {
    onText(next);
    field.current?.focus();
  };
  const putAway = () => {
    letGo();
    setNeedsText(false);
    setTaken(undefined);
  };
  return {
    wish,
    late,
    needsText: needsText && text.trim() === '',
    undoable: taken?.after === text ? taken.before : undefined,
    ask(wanted) {
      setWish(wanted);
      setTaken(undefined);
      const isBlank = wanted !== 'draft' && text.trim() === '';
      setNeedsText(isBlank);
      if (isBlank) {
        letGo();
        field.current?.focus();
      } else if (wanted === 'draft') {
        ask(text, async (signal) => {
          const draft = await askDraft(api, id, signal);
          return { text: draft.text, draft };
        });
      } else {
        ask(text, async (signal) => ({ text: await askRewrite(api, { conversationId: id, text: text.trim(), style: wanted }, signal) }));
      }
    },
    take(how) {
      if (late.state !== 'ready') return;
      const after = how === 'replace' || text.trim() === '' ? late.answer.text : `${text.trimEnd()}\n${late.answer.text}`;
      letGo();
      setTaken({ before: text, after });
      put(after);
    },
    undo() {
      if (taken?.after !== text) return;
      setTaken(undefined);
      put(taken.before);
    },
    dismiss() {
      putAway();
      field.current?.focus();
    },
    letGo: putAway,
  };
}
