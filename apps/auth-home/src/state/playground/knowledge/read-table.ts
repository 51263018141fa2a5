import Papa from 'papaparse';
import type { Piece } from './passage.ts';

/** Names of the columns in the four languages, as people head them. */
const COLUMNS = {
  question: /^(questions?|q|title|问题|提问|标题|問題|提問|標題|質問|タイトル)$/iu,
  answer: /^(answers?|a|reply|text|答案|回答|回复|内容|答覆|回覆|內容|本文)$/iu,
  wordings: /^(wordings?|variants?|other wordings|其他问法|相似问|其他問法|相似問題|言い換え|別の聞き方)$/iu,
} as const;
type Column = keyof typeof COLUMNS;

/** Rows without a head line that make a table. */
const ROWS_MIN = 3;
const WORDINGS = /[|\n]/;

/** The questions and answers of a CSV or of cells copied from a spreadsheet; undefined where the text is no table. */
export function readTable(text: string): Piece[] | undefined {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy', delimitersToGuess: [',', '\t', ';', '，'] });
  const [head = [], ...rows] = data;
  const places = placesIn(head);
  if (places.question !== undefined && places.answer !== undefined) return piecesOf(rows, places);
  const isPlain = data.length >= ROWS_MIN && data.every((row) => row.length === 2 && row.every((cell) => cell.trim() !== ''));
  return isPlain ? piecesOf(data, { question: 0, answer: 1 }) : undefined;
}

function placesIn(head: readonly string[]): Partial<Record<Column, number>> {
  const places: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const place = head.findIndex((cell) => COLUMNS[column].test(cell.replace(/^\uFEFF/, '').trim()));
    if (place >= 0) places[column] = place;
  }
  return places;
}

function piecesOf(rows: readonly string[][], { question, answer, wordings }: Partial<Record<Column, number>>): Piece[] {
  const cell = (row: readonly string[], place: number | undefined) => (place === undefined ? '' : (row[place] ?? '').trim());
  return rows.flatMap((row) => {
    const [heading, body] = [cell(row, question), cell(row, answer)];
    const others = cell(row, wordings)
      .split(WORDINGS)
      .flatMap((each) => each.trim() || []);
    return body === '' ? [] : [{ heading, body, wordings: others }];
  });
}
