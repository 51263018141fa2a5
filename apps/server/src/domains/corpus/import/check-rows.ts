import { ANSWER_MAX, QUESTION_MAX, WORDINGS_MAX, type EntryStatus, type ImportReport, type Locale } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import { questionKey } from '#/domains/corpus/draft/question-key.ts';
import { tidyText, tidyWordings } from '#/domains/corpus/draft/tidy-draft.ts';
import { splitWordings } from '#/domains/corpus/cells/wordings-cell.ts';
import { readLocale, readStatus } from './cell-values.ts';
import type { ColumnPlaces } from './find-columns.ts';
import { readExtras, type RowExtras } from './read-extras.ts';
import { isBlank } from '#/domains/sheet/sheet.ts';

/** A row that can become an entry; what the file does not say is undefined. */
export interface GoodRow {
  row: number;
  question: string;
  key: string;
  answer: string;
  wordings: string[] | undefined;
  locale: Locale;
  status: EntryStatus | undefined;
  /** What else the file says. */
  more: RowExtras;
}

export type RejectCode = ImportReport['rejected'][number]['code'];

export interface RejectedRow {
  row: number;
  code: RejectCode;
  /** Words of the reason's placeholders. */
  words: Record<string, number>;
  question: string;
}

export interface CheckedRows {
  good: GoodRow[];
  rejected: RejectedRow[];
}

export interface CheckOptions {
  /** Row number of the first row, as a spreadsheet counts. */
  firstRow: number;
  places: ColumnPlaces;
  /** Language of rows that name none; read from the row where this is undefined too. */
  locale: Locale | undefined;
  /** Language of rows that do not show theirs. */
  fallbackLocale: Locale;
  /** Ids of the corpora by their names as they are compared. */
  corpora: ReadonlyMap<string, string>;
  /** In which the business counts its days. */
  zone: string;
}

/** Longest piece of a refused question that is shown. */
const SHOWN_MAX = 200;
/** Characters of an answer that tell its language. */
const TELLING = 100;

/** Sorts rows into those that can become entries and those that cannot, with the reason; blank rows are neither. */
export function checkRows(rows: readonly (readonly string[])[], options: CheckOptions): CheckedRows {
  const checked: CheckedRows = { good: [], rejected: [] };
  const seen = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    if (isBlank(cells)) continue;
    const row = options.firstRow + index;
    const result = checkRow(cells, row, options, seen);
    if ('code' in result) checked.rejected.push(result);
    else checked.good.push(result);
  }
  return checked;
}

function checkRow(cells: readonly string[], row: number, options: CheckOptions, seen: Map<string, number>): GoodRow | RejectedRow {
  const { places } = options;
  const read = (column: keyof ColumnPlaces) => tidyText(cells[places[column] ?? -1] ?? '');
  const question = read('question');
  const answer = read('answer');
  const wordings = places.wordings === undefined ? undefined : tidyWordings(splitWordings(cells[places.wordings] ?? ''));
  const locale = read('locale') === '' ? guessLocale(question, answer, options) : readLocale(read('locale'));
  const status = read('status') === '' ? undefined : readStatus(read('status'));
  const reject = (code: RejectCode, words: Record<string, number> = {}): RejectedRow => ({
    row,
    code,
    words,
    question: question.slice(0, SHOWN_MAX),
  });

  if (question === '') return reject('question_missing');
  if (question.length > QUESTION_MAX) return reject('question_too_long', { max: QUESTION_MAX });
  if (answer === '') return reject('answer_missing');
  if (answer.length > ANSWER_MAX) return reject('answer_too_long', { max: ANSWER_MAX });
  if (wordings && wordings.length > WORDINGS_MAX) return reject('too_many_wordings', { max: WORDINGS_MAX });
  if (wordings?.some((wording) => wording.length > QUESTION_MAX)) return reject('wording_too_long', { max: QUESTION_MAX });
  if (!locale) return reject('locale_unknown');
  if (read('status') !== '' && !status) return reject('status_unknown');
  const more = readExtras(cells, places, options);
  if ('code' in more) return reject(more.code, more.words);

  const key = questionKey(question);
  const name = `${locale} ${key}`;
  const before = seen.get(name);
  if (before !== undefined) return reject('duplicate_in_file', { row: before });
  seen.set(name, row);
  return { row, question, key, answer, wordings, locale, status, more };
}

function guessLocale(question: string, answer: string, { locale, fallbackLocale }: CheckOptions): Locale {
  return locale ?? detectLanguage(`${question}\n${answer.slice(0, TELLING)}`) ?? fallbackLocale;
}
