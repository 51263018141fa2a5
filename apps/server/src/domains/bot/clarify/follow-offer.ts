import type { Source } from '@lobby/contract';
import { readChoice, readPressed } from './read-choice.ts';

/** What the bot offered, and nobody has settled. */
export interface Offered {
  /** What the visitor had asked. */
  question: string;
  /** As `offerSources` and `askSources` made them; none where the bot asked in words of its own. */
  sources: readonly Source[];
  /** The run that offered it, where one did. */
  runId?: string;
  /** The bot has said something since: only what can be pressed still chooses. */
  isEarlier?: boolean;
}

/** What is asked, once an offer before it is understood. */
export interface Followed {
  question: string;
  /** The entry that was chosen for the question, by its id where that is known, or that none was right. */
  choice?: { id?: string; title: string } | 'none';
  /** What is not offered again: these entries, or anything at all. */
  barred: ReadonlySet<string> | 'all';
  /** The run whose offer this settles, and its question. */
  settles?: { runId: string; question: string };
}

/**
 * A reply to an offer asks the question before it again, with what was chosen. Anything else is a question of its own, for which nothing is
 * offered again that was offered in vain. Pure.
 * @param offeredIds what was offered since the last answer
 */
export function followOffer(reply: string, offer: Offered | null, offeredIds: readonly string[]): Followed {
  const own = { question: reply, barred: new Set(offeredIds) };
  if (!offer || offer.sources.length === 0) return own;
  const labels = offer.sources.flatMap(({ buttons }) => buttons ?? []).map(({ label }) => label);
  const read = offer.isEarlier ? readPressed : readChoice;
  const chosen = read(reply, labels.slice(0, -1), labels.at(-1) ?? '');
  if (chosen === undefined) return own;
  const { question, runId } = offer;
  const source = chosen === 'none' ? undefined : offer.sources[chosen];
  return {
    question,
    choice: source ? chosenOf(source) : 'none',
    barred: 'all',
    ...(runId !== undefined && { settles: { runId, question } }),
  };
}

function chosenOf({ entry_id: entry, passage_id: passage, title }: Source): { id?: string; title: string } {
  const id = entry ?? passage;
  return id === undefined ? { title } : { id, title };
}
