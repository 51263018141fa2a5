import type { Source } from '@lobby/contract';
import { readChoice } from './read-choice.ts';

/** What the bot offered with its last words. */
export interface Offered {
  /** What the visitor had asked. */
  question: string;
  /** As `offerSources` made them. */
  sources: readonly Source[];
  /** The run that offered it, where one did. */
  runId?: string;
}

/** What is asked, once an offer before it is understood. */
export interface Followed {
  question: string;
  /** The entry that was chosen for the question, or that none was right. */
  choice?: { id: string } | 'none';
  /** What is not offered again: these entries, or anything at all. */
  barred: ReadonlySet<string> | 'all';
  /** The run whose offer this settles, and its question. */
  settles?: { runId: string; question: string };
}

const idOf = ({ entry_id: entry, passage_id: passage }: Source): string => entry ?? passage ?? '';

/**
 * A reply to an offer asks the question before it again, with what was chosen. Anything else is a question of its own; what follows an offer
 * gets no other one, and what was offered once is not offered again. Pure.
 */
export function followOffer(reply: string, offer: Offered | null, offeredIds: readonly string[]): Followed {
  if (!offer) return { question: reply, barred: new Set(offeredIds) };
  const labels = offer.sources.flatMap(({ buttons }) => buttons ?? []).map(({ label }) => label);
  const chosen = readChoice(reply, labels.slice(0, -1), labels.at(-1) ?? '');
  if (chosen === undefined) return { question: reply, barred: 'all' };
  const { question, runId } = offer;
  const source = chosen === 'none' ? undefined : offer.sources[chosen];
  return {
    question,
    choice: source ? { id: idOf(source) } : 'none',
    barred: 'all',
    ...(runId !== undefined && { settles: { runId, question } }),
  };
}
