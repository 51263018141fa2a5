import { CASE_OUTCOMES, LOCALES, type CaseColumns, type Locale, type ResponseOf, type TestCase, type testSets } from '@lobby/contract';

type NewCase = Omit<TestCase, 'id'>;
type Rejected = ResponseOf<typeof testSets.import>['rejected'][number];

/** Longest question and phrase, in characters, and phrases of a cell; as the contract has them of a case. */
const QUESTION_MAX = 4_000;
const PHRASE_MAX = 200;
const PHRASES_MAX = 10;

/** Names under which each column is found where nobody says. */
const NAMES: Record<keyof CaseColumns, readonly string[]> = {
  question: ['question', 'ask', '问题', '問題', '質問'],
  locale: ['locale', 'language', '语言', '語言', '言語'],
  must_contain: ['must_contain', 'contains', 'must contain', '必须包含', '必須包含', '含むべき語'],
  must_not: ['must_not', 'must not', 'must_not_contain', '不得包含', '含んではいけない語'],
  outcome: ['outcome', 'expected', '结果', '結果'],
};

/** Which header is which column. Pure. */
export function guessColumns(headers: readonly string[]): CaseColumns {
  const found = Object.entries(NAMES).flatMap(([column, names]) => {
    const header = headers.find((each) => names.includes(each.trim().toLowerCase()));
    return header === undefined ? [] : [[column, header] as const];
  });
  return { question: headers[0] ?? '', ...Object.fromEntries(found) };
}

/** Cases of the rows under a header, and why the others are none. @param rows the header first @param locale of rows that name none. Pure. */
export function readCaseRows(
  [header = [], ...rows]: readonly (readonly string[])[],
  columns: CaseColumns,
  locale: Locale,
  room: number,
): { cases: NewCase[]; rejected: Rejected[] } {
  const places = Object.fromEntries(Object.entries(columns).map(([column, name]) => [column, header.indexOf(name ?? '')]));
  const cases: NewCase[] = [];
  const rejected: Rejected[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.every((each) => each.trim() === '')) continue;
    const cell = (column: keyof CaseColumns) => row[places[column] ?? -1]?.trim() ?? '';
    const read = cases.length >= room ? 'no_room' : readRow(cell, locale);
    // The header is line 1 of the sheet.
    if (typeof read === 'string') rejected.push({ line: index + 2, why: read });
    else cases.push(read);
  }
  return { cases, rejected };
}

function readRow(cell: (column: keyof CaseColumns) => string, fallback: Locale): NewCase | Rejected['why'] {
  const question = cell('question');
  if (question === '') return 'no_question';
  const [mustContain, mustNot] = [phrases(cell('must_contain')), phrases(cell('must_not'))];
  const isLong = (list: string[]) => list.length > PHRASES_MAX || list.some((phrase) => phrase.length > PHRASE_MAX);
  if (question.length > QUESTION_MAX || isLong(mustContain) || isLong(mustNot)) return 'too_long';
  const locale = cell('locale') === '' ? fallback : LOCALES.find((each) => each.toLowerCase() === cell('locale').toLowerCase());
  if (!locale) return 'unknown_locale';
  const outcome = cell('outcome') === '' ? 'any' : CASE_OUTCOMES.find((each) => each === cell('outcome').toLowerCase());
  if (!outcome) return 'unknown_outcome';
  return { locale, turns: [question], must_contain: mustContain, must_not: mustNot, must_cite: [], outcome, conversation_id: null };
}

function phrases(cell: string): string[] {
  return cell
    .split(/[|\n]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
