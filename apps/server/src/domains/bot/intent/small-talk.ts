import { foldText } from '@lobby/retrieval';
import { FILLERS, PHRASES, type SmallTalk } from './small-talk-phrases.ts';

export type { SmallTalk } from './small-talk-phrases.ts';

/** A longer message is about something, whatever it begins with; in characters. */
const SMALL_TALK_MAX = 90;

/** A phrase in a spaced script ends where a word ends. */
const WORD_END = "(?![\\p{Script=Latin}\\p{N}'])";
const SEPARATORS = /[\s\p{P}\p{S}]+/uy;
/** More of one letter than any word has: "byeee", "thankssss". */
const STRETCHED = /(\p{L})\1{2,}/gu;

const PIECES = [...PHRASES, ['filler', FILLERS] as const].flatMap(([kind, sources]) =>
  sources.flatMap(alternativesOf).map((source) => [kind, new RegExp(`(?:${foldText(source)})${WORD_END}`, 'uy')] as const),
);

/** Which of several things a message is taken for: "hi, thanks, bye" says goodbye. */
const RANK: readonly SmallTalk[] = [
  'who_are_you',
  'how_are_you',
  'goodbye',
  'decline',
  'affirm',
  'thanks',
  'greeting',
  'acknowledge',
] as const satisfies SmallTalk[];

/**
 * Politeness of a whole message that is about nothing; undefined when it asks something. Pure.
 * @param names what the bot is called: "hello Hana" is a greeting, and so is the name alone
 */
export function smallTalkOf(text: string, names: readonly string[] = []): SmallTalk | undefined {
  if (text.length > SMALL_TALK_MAX) return undefined;
  const bare = bareText(text);
  const talk = readPieces(bare) ?? readPieces(bare.replaceAll(STRETCHED, '$1'));
  const nameless = talk === undefined ? withoutNames(bare, names) : bare;
  if (nameless === bare) return talk;
  return nameless === '' ? 'greeting' : smallTalkOf(nameless);
}

/** A folded text without what the bot is called. */
function withoutNames(bare: string, names: readonly string[]): string {
  const folded = names.map((name) => bareText(name).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)).filter((name) => name !== '');
  if (folded.length === 0) return bare;
  const called = new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}])(?:${folded.join('|')})(?:さん|ちゃん|くん)?${WORD_END}`, 'gu');
  return bareText(bare.replaceAll(called, ' '));
}

/** Reads the text piece by piece, the longest that fits each time; a text with anything else in it is no small talk. */
function readPieces(text: string): SmallTalk | undefined {
  const found = new Set<string>();
  for (let at = 0; at < text.length;) {
    const piece = longestAt(text, at);
    if (!piece) return undefined;
    found.add(piece.kind);
    at = lengthAt(SEPARATORS, text, at + piece.length) + at + piece.length;
  }
  return RANK.find((kind) => found.has(kind));
}

function longestAt(text: string, at: number): { kind: string; length: number } | undefined {
  let longest: { kind: string; length: number } | undefined;
  for (const [kind, pattern] of PIECES) {
    const length = lengthAt(pattern, text, at);
    if (length > (longest?.length ?? 0)) longest = { kind, length };
  }
  return longest;
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** The alternatives of a pattern one by one, since the longest that fits is wanted and not the first. */
function alternativesOf(source: string): string[] {
  const alternatives = [''];
  let depth = 0;
  for (const sign of source) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += sign;
  }
  return alternatives.filter((alternative) => alternative !== '');
}

/** Folded, without the signs, emoji and spaces around it. */
function bareText(text: string): string {
  return foldText(text)
    .replaceAll(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replaceAll(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')
    .replaceAll(/\s+/g, ' ');
}
