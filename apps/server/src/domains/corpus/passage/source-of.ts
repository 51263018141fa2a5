import type { Source } from '@lobby/contract';
import type { CorpusHit } from '#/domains/corpus/corpus-indexes.ts';

/** What an answer made from this hit cites. */
export function sourceOf({ kind, id, question: title, address }: CorpusHit): Source {
  if (kind === 'entry') return { entry_id: id, title };
  return { entry_id: null, passage_id: id, title, ...(address === undefined ? {} : { address }) };
}
