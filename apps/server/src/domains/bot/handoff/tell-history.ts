import type { Message } from '@lobby/contract';
import type { Turn } from '#/domains/bot/answer/answer.ts';

/** A message, or what happened, as the table holds it. */
export interface PastMessage {
  author: Message['author_kind'];
  text: string;
  event: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** What happened, in words that ask nothing of the reader: a model told "the assistant is silent now" would stay silent. */
const HAPPENED: Readonly<Record<string, string>> = {
  queued: 'The conversation went to the queue of the team.',
  agent_joined: 'A colleague joined the conversation.',
  abandoned: 'The visitor left before a person could answer.',
  returned_to_bot: 'The conversation came back to the assistant, which answers again.',
  resolved: 'The conversation was closed.',
  ended: 'The visitor ended the conversation.',
  article_read: 'The visitor has read a help article',
  reopened: 'The conversation was opened again; the assistant answers.',
};

const ROLES = { contact: 'visitor', bot: 'assistant', agent: 'colleague' } as const;

/** History as a model reads it, oldest first: who said what, and what happened when. Pure. */
export function tellHistory(past: readonly PastMessage[]): Turn[] {
  return past.flatMap(({ author, text, event, at }): Turn[] => {
    if (event !== null) {
      const happened = HAPPENED[event];
      if (happened === undefined) return [];
      // What an event has words for is named behind it: the title of an article.
      const named = text === '' ? happened : `${happened}: ${text}`;
      return [{ role: 'event', text: `${new Date(at).toISOString().slice(0, 16)}Z: ${named}` }];
    }
    return author === 'system' ? [] : [{ role: ROLES[author], text }];
  });
}
