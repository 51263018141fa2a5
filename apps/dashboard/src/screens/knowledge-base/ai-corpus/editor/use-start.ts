import { ANSWER_MAX, QUESTION_MAX, WORDINGS_MAX, type CorpusEntry, type Gap, type Locale, type Suggestion } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { entryQuery, translationQuery, type EntryDraft, type WrittenFor } from '#/data/corpus.ts';
import { gapQuery, settleConflict, suggestionQuery } from '#/data/corpus-care.ts';
import { shelvesQuery } from '#/data/corpus-shelf.ts';
import type { CorpusSearch } from '#/components/corpus/corpus-search.ts';
import { newEntry, valuesOf } from '#/components/corpus/entry-start.ts';

/** What the editor opens with. */
export interface Start {
  /** What is stored, or what a new entry starts with. */
  readonly stored: EntryDraft;
  readonly entry?: CorpusEntry | undefined;
  /** What the form shows in place of what is stored. */
  readonly prefilled?: EntryDraft | undefined;
  /** Name under which unsaved text is kept. */
  readonly keptAs?: string | undefined;
  readonly note?: string | undefined;
  readonly writtenFor?: WrittenFor | undefined;
  readonly afterSave?: (() => Promise<unknown>) | undefined;
}

/** Gathers what the editor opens with: an entry, and what it is written for or made of. */
export function useStart(id: string, search: CorpusSearch, locale: Locale) {
  const t = useT('corpus');
  const formats = useFormats();
  const api = useApi();
  const stored = useQuery({ ...entryQuery(api, id), enabled: id !== 'new' });
  const original = useQuery({ ...entryQuery(api, search.original ?? ''), enabled: search.original !== undefined });
  const into = search.into ?? locale;
  const translation = useQuery({ ...translationQuery(api, search.original ?? '', into), enabled: search.original !== undefined });
  const gap = useQuery({ ...gapQuery(api, search.gap ?? ''), enabled: search.gap !== undefined });
  const suggestion = useQuery({ ...suggestionQuery(api, search.suggestion ?? ''), enabled: search.suggestion !== undefined });
  const merged = useQuery({ ...entryQuery(api, search.merge ?? ''), enabled: search.merge !== undefined });
  const shelves = useQuery({ ...shelvesQuery(api), enabled: search.corpus !== undefined });
  const asked = [
    [id !== 'new', stored],
    [search.original !== undefined, original],
    [search.original !== undefined, translation],
    [search.gap !== undefined, gap],
    [search.suggestion !== undefined, suggestion],
    [search.merge !== undefined, merged],
    [search.corpus !== undefined, shelves],
  ] as const;
  const wanted = asked.filter(([isWanted]) => isWanted).map(([, query]) => query);
  const failed = wanted.find(({ data, error }) => data === undefined && error !== null);
  const retry = () => void Promise.all(wanted.filter(({ data }) => data === undefined).map(({ refetch }) => refetch()));
  const answer = { error: failed?.error ?? null, isFetching: wanted.some(({ isFetching }) => isFetching), retry };
  if (wanted.some(({ data }) => data === undefined)) return { ...answer, start: undefined };

  const shelf = shelves.data?.items.find((each) => each.id === search.corpus);
  const place: Partial<EntryDraft> = shelf ? { corpus_id: shelf.id } : {};
  const start = ((): Start => {
    if (stored.data && merged.data) {
      const [left, right] = [stored.data, merged.data];
      const [leftId, rightId] = [left.id, right.id].toSorted() as [string, string];
      return {
        ...ofStored(left),
        keptAs: undefined,
        prefilled: mergedValues(left, right),
        note: t('editor.from_merge'),
        afterSave: () => settleConflict(api, { left_id: leftId, right_id: rightId, keep: left.id === leftId ? 'left' : 'right' }),
      };
    }
    if (stored.data && suggestion.data) {
      const prefilled = { ...valuesOf(stored.data), answer: suggestion.data.answer };
      return {
        ...ofStored(stored.data),
        keptAs: undefined,
        prefilled,
        note: t('editor.from_suggestion'),
        writtenFor: { suggestion_id: suggestion.data.id },
      };
    }
    if (stored.data) return { ...ofStored(stored.data), ...(gap.data && { writtenFor: { gap_id: gap.data.id } }) };
    if (original.data && translation.data) {
      const { translated_by: by, ...texts } = translation.data;
      const root = original.data.translation_of ?? original.data.id;
      const values = { ...valuesOf(original.data), ...texts, locale: into, translation_of: root, status: 'draft' as const };
      return { stored: values, note: t(`editor.from_${by}`), keptAs: `translation:${root}:${into}` };
    }
    if (gap.data) {
      const { asked_count: count } = gap.data;
      return {
        stored: newEntry(gap.data.locale, { ...place, ...ofGap(gap.data) }),
        keptAs: `gap:${gap.data.id}`,
        note: t('editor.from_gap', { count, shown: formats.number(count) }),
        writtenFor: { gap_id: gap.data.id },
      };
    }
    if (suggestion.data) {
      return {
        stored: newEntry(suggestion.data.locale, { ...place, ...ofSuggestion(suggestion.data) }),
        keptAs: `suggestion:${suggestion.data.id}`,
        note: t('editor.from_suggestion'),
        writtenFor: { suggestion_id: suggestion.data.id },
      };
    }
    const { question } = search;
    const values = newEntry(shelf?.default_locale ?? locale, { ...place, ...(question !== undefined && { question }) });
    return { stored: values, ...(question === undefined && { keptAs: 'new' }) };
  })();
  return { ...answer, start };
}

function ofStored(entry: CorpusEntry): Start {
  return { stored: valuesOf(entry), entry, keptAs: entry.id };
}

/** The ways it was asked in its own language become the entry's wordings. */
function ofGap({ question, locale, samples }: Gap): Partial<EntryDraft> {
  const others = samples.filter((sample) => sample.locale === locale && sample.question !== question).map((sample) => sample.question);
  return { question, wordings: [...new Set(others)].slice(0, WORDINGS_MAX) };
}

function ofSuggestion({ question, answer }: Suggestion): Partial<EntryDraft> {
  return { question: question.slice(0, QUESTION_MAX), answer };
}

/** Both answers one after the other, and everything that either was asked by. */
function mergedValues(left: CorpusEntry, right: CorpusEntry): EntryDraft {
  const wordings = [...left.wordings, right.question, ...right.wordings].filter((wording) => wording !== left.question);
  return {
    ...valuesOf(left),
    answer: `${left.answer}\n\n${right.answer}`.slice(0, ANSWER_MAX),
    wordings: [...new Set(wordings)].slice(0, WORDINGS_MAX),
  };
}
