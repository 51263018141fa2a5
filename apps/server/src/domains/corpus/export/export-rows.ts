import { IMPORT_COLUMNS, type Locale } from '@lobby/contract';
import type { EntryRow } from '#/domains/corpus/entry-row.ts';
import { joinWordings } from '#/domains/corpus/cells/wordings-cell.ts';
import { say } from '#/words.ts';

/** The header of an export, in the caller's language; an import knows all of them. */
export function headerRow(locale: Locale): string[] {
  return IMPORT_COLUMNS.map((column) => say(locale, `columns.${column}`));
}

/** An entry as the cells of an export, in the order of the header. */
export function entryCells({ question, answer, wordings, locale, status }: EntryRow): string[] {
  return [question, answer, joinWordings(wordings), locale, status];
}
