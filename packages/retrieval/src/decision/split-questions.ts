import { foldText } from '#/analysis/fold-text.ts';
import { kindSpansIn } from '#/analysis/question-kind.ts';
import { MAX_QUESTION_LENGTH } from '#/ranking/read-question.ts';
import { readCells } from '#/ranking/read-cells.ts';

/** Questions that are read in one message. */
const QUESTIONS_MAX = 3;
/** What says something weighs at least so much. */
const CONTENT_FROM = 0.3;

/** Ends a question. */
const END = /(?<=[?？!！。;；\n])\s*|(?<=\.)\s+(?=\S)/u;
const AND = [
  /\s*[,;]?\s+(?:and|also|and also|plus|but|oh and|btw|&)\s+(?=(?:also\s+|btw\s+)?(?:how|what|when|where|which|who|why|can|could|do|does|is|are|will|would|may|should)\b)/iu,
  /\s*,\s+(?=(?:how|what|when|where|which|who|why|can|could|do|does|is|are|will|would|may|should)\b)/iu,
  /[,，、\s]*(?:还有就是|還有就是|还有|還有|另外|另|顺便问下|順便問下|顺便问一下|順便問|顺便|順便|再问|再問|以及|同埋|仲有|同時|同时|此外)[,，、\s]*/u,
  /[、。,\s]*(?:それと|それから|あと|ちなみに|加えて|もう一つ|もうひとつ)[、,\s]*/u,
  /(?<=か)[、,]\s*(?=.{4,})/u,
  /(?<=[吗嗎呢么㗎])[,，\s]+|(?<=(?:多少|几点|幾點|几天|多久|边度|邊度|哪里|哪裡|幾錢|多少钱|怎么走|幾耐))[,，\s]+/u,
];

/** Whether a part of a message asks something by itself, and about something. */
function asks(part: string): boolean {
  const folded = foldText(part);
  const kinds = kindSpansIn(folded);
  if (!/[?？]/u.test(part) && !kinds.some((span) => span.asks)) return false;
  return readCells(folded, []).some(({ asks: isAsking, weight }) => !isAsking && weight >= CONTENT_FROM);
}

function cut(text: string, pattern: RegExp): string[] {
  return text
    .split(pattern)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What does not ask belongs to the question behind it, or to the last one. */
function joinStatements(parts: readonly string[]): string[] {
  const questions: string[] = [];
  let lead = '';
  for (const part of parts) {
    if (!asks(part)) lead = `${lead} ${part}`.trim();
    else {
      questions.push(`${lead} ${part}`.trim());
      lead = '';
    }
  }
  if (lead === '') return questions;
  return questions.length === 0 ? [lead] : [...questions.slice(0, -1), `${questions.at(-1) ?? ''} ${lead}`];
}

/** The questions in a message, in their order: the message itself where it is one, three at most. Pure. */
export function splitQuestions(message: string): string[] {
  const looked = message.slice(0, MAX_QUESTION_LENGTH);
  const sentences = cut(looked, END);
  const parts = AND.reduce((texts, pattern) => texts.flatMap((text) => cut(text, pattern)), sentences);
  const questions = joinStatements(parts);
  return questions.length < 2 || questions.length > QUESTIONS_MAX ? [message] : questions;
}
