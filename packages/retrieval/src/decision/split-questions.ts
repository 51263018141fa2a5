import { MAX_QUESTION_LENGTH } from '#/ranking/read-question.ts';
import { asksSomething } from './asks-something.ts';

/** Questions that are read in one message. */
const QUESTIONS_MAX = 3;

/** Ends a question. */
const END = /(?<=[?？!！。;；\n])\s*|(?<=\.)\s+(?=\S)/u;
const ASKING_WORDS = "(?:how|what|when|where|which|who|why|can|could|do|does|did|is|are|will|would|may|should|am|have|has)(?![\\p{L}'])";
/** What may stand between two questions. Where one of the sides asks nothing, they stay together. */
const AND = [
  new RegExp(
    `\\s*[,;]?\\s+(?:and|also|and also|as well as|plus|but|oh and|and then|btw|&|/|-|–|(?:and )?(?:one more|another|second) (?:thing|question)[,:]?)\\s+(?=(?:also\\s+|btw\\s+|then\\s+)?${ASKING_WORDS})`,
    'iu',
  ),
  new RegExp(`\\s*,\\s+(?=${ASKING_WORDS})`, 'iu'),
  /[,，、\s]*(?:还有就是|還有就是|还有|還有|另外|顺便问下|順便問下|顺便问一下|順便問|顺便|順便|再问|再問|以及|同埋|仲有|同時|同时|此外|然后|然後)[,，、\s]*/u,
  /[、。,\s]*(?:それと|それから|あと|ちなみに|加えて|もう一つ|もうひとつ)[、,\s]*/u,
  /(?<=か)[、,]\s*(?=.{4,})/u,
  /(?<=\p{Script=Han}|[吗嗎呢么㗎])[,，]\s*(?=\p{Script=Han})/u,
  // A space often stands in the place of a full stop.
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
];
/** "Tell me A and B": both are asked for. */
const TELL =
  /^(?<one>.{2,40}?)と、\s*(?<other>.{2,40}?)(?<particle>[をがも]?)(?<end>(?:教えて|知りたい|お聞きしたい|聞きたい|伺いたい).*)$/su;

function cut(text: string, pattern: RegExp): string[] {
  return text
    .split(pattern)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Cuts a question in two wherever both sides ask something. */
function cutAsking(text: string, pattern: RegExp): string[] {
  const pieces = cut(text, pattern);
  if (pieces.length < 2 || pieces.every(asksSomething)) return pieces;
  return pieces.filter(asksSomething).length > 1 ? pieces : [text];
}

/** What does not ask belongs to the question behind it, or to the last one. */
function joinStatements(parts: readonly string[]): string[] {
  const questions: string[] = [];
  let lead = '';
  for (const part of parts) {
    if (!asksSomething(part)) lead = `${lead} ${part}`.trim();
    else {
      questions.push(`${lead} ${part}`.trim());
      lead = '';
    }
  }
  if (lead === '') return questions;
  return questions.length === 0 ? [lead] : [...questions.slice(0, -1), `${questions.at(-1) ?? ''} ${lead}`];
}

function cutTelling(text: string): string[] {
  const { one = '', other = '', particle = '', end = '' } = TELL.exec(text)?.groups ?? {};
  if (one === '') return [text];
  return [`${one}${one.endsWith('か') ? '' : particle}${end}`, `${other}${particle}${end}`];
}

/** The questions in a message, in their order: the message itself where it is one, three at most. Pure. */
export function splitQuestions(message: string): string[] {
  const looked = message.slice(0, MAX_QUESTION_LENGTH);
  const sentences = cut(looked, END).flatMap(cutTelling);
  const parts = AND.reduce((texts, pattern) => texts.flatMap((text) => cutAsking(text, pattern)), sentences);
  const questions = joinStatements(parts);
  return questions.length < 2 || questions.length > QUESTIONS_MAX ? [message] : questions;
}
