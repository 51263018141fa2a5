import type { Piece } from './passage.ts';

const QUESTION_MARK = /^(?:q(?:uestion)?|问题?|問題?|質問)\s*\d*\s*[:：.．、)）]\s*/iu;
const ANSWER_MARK = /^(?:a(?:nswer)?|答案?|回答|回覆)\s*\d*\s*[:：.．、)）]\s*/iu;
/** Japanese questions may end in a full stop. */
const ASKS = /[?？]["”’」』]?$|(?:です|ます|でしょう|ません)か。?$/u;
/** Fewer pairs may be chance. */
const PAIRS_MIN = 2;
/** A FAQ is mostly questions with answers; a text that asks now and then is none. */
const SHARE_MIN = 0.6;

/** The questions and answers of a FAQ, marked by Q and A or by their question marks; undefined where the text is none. */
export function readFaq(text: string): Piece[] | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const isMarked = lines.filter((line) => QUESTION_MARK.test(line)).length >= PAIRS_MIN;
  const pairs = isMarked ? markedPairs(lines) : askedPairs(lines);
  const paired = pairs.filter(({ body }) => body !== '');
  const words = (pieces: readonly Piece[]) => pieces.reduce((sum, { heading, body }) => sum + heading.length + body.length, 0);
  const all = lines.map((line) => line.replace(QUESTION_MARK, '').replace(ANSWER_MARK, '')).join('').length;
  return paired.length >= PAIRS_MIN && words(paired) >= all * SHARE_MIN ? paired : undefined;
}

function markedPairs(lines: readonly string[]): Piece[] {
  const pairs: { heading: string; body: string[] }[] = [];
  for (const line of lines) {
    if (QUESTION_MARK.test(line)) pairs.push({ heading: line.replace(QUESTION_MARK, ''), body: [] });
    else if (line !== '') pairs.at(-1)?.body.push(line.replace(ANSWER_MARK, ''));
  }
  return pairs.map(({ heading, body }) => ({ heading, body: body.join('\n') }));
}

/** A question begins where a line asks and the line before did not. */
function askedPairs(lines: readonly string[]): Piece[] {
  const pairs: { heading: string; body: string[] }[] = [];
  for (const line of lines.filter((each) => each !== '')) {
    const open = pairs.at(-1);
    if (ASKS.test(line) && (!open || open.body.length > 0)) pairs.push({ heading: line.replace(/^#+\s*/, ''), body: [] });
    else open?.body.push(line);
  }
  return pairs.map(({ heading, body }) => ({ heading, body: body.join('\n') }));
}
