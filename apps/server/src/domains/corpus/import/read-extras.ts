import { ENTRY_TAGS_MAX, PRIORITY_LEAST, PRIORITY_MOST, type ImportReport } from '@lobby/contract';
import { readTime } from '#/domains/sheet/date-cell.ts';
import { splitTags } from '#/domains/corpus/cells/tags-cell.ts';
import { tidyText, tidyWordings } from '#/domains/corpus/draft/tidy-draft.ts';
import type { EntryDraft } from '#/domains/corpus/entry-draft.ts';
import { corpusKey } from '#/domains/corpus/shelves/corpus-key.ts';
import { readMode } from './cell-values.ts';
import type { ColumnPlaces } from './find-columns.ts';

/** What a row says beside question, answer, wordings, language and status; what the file does not say is left out. */
export type RowExtras = Partial<Pick<EntryDraft, 'answer_mode' | 'tags' | 'valid_from' | 'valid_until' | 'corpus_id' | 'priority'>>;

export interface ExtraRefused {
  code: ImportReport['rejected'][number]['code'];
  words: Record<string, number>;
}

/** Characters of one tag, as of a conversation's. */
const TAG_MAX = 40;

/** An empty cell of tags or of a date says that there is none; an empty one of anything else says nothing. */
export function readExtras(
  cells: readonly string[],
  places: ColumnPlaces,
  { corpora, zone }: { corpora: ReadonlyMap<string, string>; zone: string },
): RowExtras | ExtraRefused {
  const read = (column: keyof ColumnPlaces) => (places[column] === undefined ? undefined : tidyText(cells[places[column]] ?? ''));
  const said: RowExtras = {};

  const mode = read('mode');
  if (mode) {
    const answerMode = readMode(mode);
    if (!answerMode) return refuse('mode_unknown');
    said.answer_mode = answerMode;
  }

  if (places.tags !== undefined) {
    said.tags = tidyWordings(splitTags(cells[places.tags] ?? ''));
    if (said.tags.length > ENTRY_TAGS_MAX) return refuse('too_many_tags', ENTRY_TAGS_MAX);
    if (said.tags.some((tag) => tag.length > TAG_MAX)) return refuse('tag_too_long', TAG_MAX);
  }

  for (const column of ['valid_from', 'valid_until'] as const) {
    const cell = read(column);
    if (cell === undefined) continue;
    // What is valid until a day is valid on that day.
    const at = cell === '' ? null : readTime(cell, zone)?.[column === 'valid_from' ? 'from' : 'until'];
    if (at === undefined) return refuse('date_unknown');
    said[column] = at;
  }
  if (endsEarly(said)) return refuse('valid_until_early');

  return readPlace(said, read('corpus'), read('priority'), corpora);
}

function readPlace(
  said: RowExtras,
  corpus: string | undefined,
  priority: string | undefined,
  corpora: ReadonlyMap<string, string>,
): RowExtras | ExtraRefused {
  if (corpus) {
    const id = corpora.get(corpusKey(corpus));
    if (id === undefined) return refuse('corpus_unknown');
    said.corpus_id = id;
  }
  if (priority) {
    const value = Number(priority.normalize('NFKC'));
    if (!Number.isInteger(value) || value < PRIORITY_LEAST || value > PRIORITY_MOST) return refuse('priority_unknown');
    said.priority = value;
  }
  return said;
}

/** Whether a validity ends before it begins. */
export function endsEarly({ valid_from: from, valid_until: until }: Pick<RowExtras, 'valid_from' | 'valid_until'>): boolean {
  return typeof from === 'number' && typeof until === 'number' && until <= from;
}

function refuse(code: ExtraRefused['code'], max?: number): ExtraRefused {
  return { code, words: max === undefined ? {} : { max } };
}
