import { IMPORT_COLUMNS, type Locale } from '@lobby/contract';
import type { EntryRow } from '#/domains/corpus/entry-row.ts';
import { timeCell } from '#/domains/sheet/date-cell.ts';
import { joinTags } from '#/domains/corpus/cells/tags-cell.ts';
import { joinWordings } from '#/domains/corpus/cells/wordings-cell.ts';
import { say } from '#/words.ts';

/** The header of an export, in the caller's language; an import knows all of them. */
export function headerRow(locale: Locale): string[] {
  return IMPORT_COLUMNS.map((column) => say(locale, `columns.${column}`));
}

/** An entry as the cells of an export, in the order of the header. @param names of the corpora, by id; @param zone of the business */
export function entryCells(entry: EntryRow, names: ReadonlyMap<string, string>, zone: string): string[] {
  const { question, answer, wordings, locale, status, answer_mode: mode, tags, valid_from: from, valid_until: until, priority } = entry;
  const corpus = names.get(entry.corpus_id) ?? '';
  return [
    question,
    answer,
    joinWordings(wordings),
    locale,
    status,
    mode,
    joinTags(tags),
    timeCell(from, zone, 'from'),
    timeCell(until, zone, 'until'),
    corpus,
    String(priority),
  ];
}
