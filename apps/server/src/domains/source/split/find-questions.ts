import { ANSWER_MAX, QUESTION_MAX } from '@lobby/contract';
import type { FoundQuestion, ParsedDocument } from '#/domains/source/read/parsed-document.ts';

/** A question ends in its mark, or begins or ends as questions of its language do. */
const QUESTION =
  /[?？]\s*$|^(?:how|what|when|where|why|who|which|can|could|do|does|did|is|are|will|should|may)\s.+|^(?:如何|怎么|怎样|怎樣|怎麼|点样|點樣|什么是|什麼是|为什么|為什麼|是否|可否|能否|哪里|哪裡|多久|多少).+|(?:吗|嗎|呢|么|麼)\s*$|(?:です|ます|でしょう|ません)か[。]?\s*$/iu;
/** Marks before a question that are not part of it: `Q1.`, `問：`. */
const MARK = /^(?:[QqＱ問问]\s*\d*\s*[.:：．、)）]\s*|\d{1,3}\s*[.．、)）]\s*)/u;
const ANSWER_MARK = /^(?:[AaＡ答]\s*\d*\s*[.:：．、)）]\s*)/u;
/** A question that is longer is a paragraph with a question in it, in characters. */
const HEADING_QUESTION_MAX = 160;
const MOST = 200;

/** Questions that a document answers itself: those it marks, then its headings that ask something, with what stands below. */
export function findQuestions({ blocks, questions }: Pick<ParsedDocument, 'blocks' | 'questions'>): FoundQuestion[] {
  const found = new Map<string, FoundQuestion>();
  const add = (question: string, answer: string) => {
    const tidy = { question: question.replace(MARK, '').trim(), answer: answer.replace(ANSWER_MARK, '').trim() };
    const fits = tidy.question !== '' && tidy.question.length <= QUESTION_MAX && tidy.answer !== '' && tidy.answer.length <= ANSWER_MAX;
    const key = tidy.question.toLowerCase();
    if (fits && found.size < MOST && !found.has(key)) found.set(key, tidy);
  };
  for (const { question, answer } of questions) add(question, answer);
  for (const [question, answer] of headingQuestions(blocks)) add(question, answer);
  return [...found.values()];
}

function headingQuestions(blocks: ParsedDocument['blocks']): [string, string][] {
  const pairs: [string, string][] = [];
  let open = '';
  for (const { path, text, kind } of blocks) {
    const heading = path.at(-1) ?? '';
    const key = path.join('\n');
    const line = kind === 'item' ? `- ${text}` : text;
    if (!asks(heading)) open = '';
    else if (key === open) {
      const last = pairs.at(-1);
      if (last) last[1] += kind === 'text' ? `\n\n${line}` : `\n${line}`;
    } else {
      open = key;
      pairs.push([heading, line]);
    }
  }
  return pairs;
}

/** Whether a heading is a question. */
export function asks(heading: string): boolean {
  const plain = heading.replace(MARK, '').trim();
  return plain.length <= HEADING_QUESTION_MAX && QUESTION.test(plain);
}
