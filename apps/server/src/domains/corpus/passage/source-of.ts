import type { Source } from '@lobby/contract';
import type { CorpusHit } from '#/domains/corpus/corpus-indexes.ts';

/** What an answer made from this hit cites. */
export function sourceOf({ kind, id, question: title, address, facts }: CorpusHit): Source {
  const buttons = facts?.buttons ?? [];
  if (kind === 'entry') return { entry_id: id, title, ...(buttons.length > 0 && { buttons }) };
  return { entry_id: null, passage_id: id, title, ...(address === undefined ? {} : { address }) };
}
