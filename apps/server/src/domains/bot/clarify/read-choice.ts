import { foldText, matchesPhrase } from '@lobby/retrieval';
import { smallTalkOf } from '#/domains/bot/intent/small-talk.ts';

/** Folded words for the first, the second and so on. */
const PLACES = ['first|one|一|最初|一つ目', 'second|two|二|两|二つ目', 'third|three|三|三つ目', 'fourth|four|四|四つ目'].map(
  (words) => new RegExp(`^(?:(?:${foldText(words)}))$`, 'u'),
);
/** What stands around a number: "option 2", "the second one", 第二個, 2番目. */
const AROUND = new RegExp(
  foldText('^(?:the |option |number |no\\.? ?|#|第|我要|我选|我想问)*(.*?)(?: one| option|个|個|号|號|项|項|条|條|番目?|つ目|です)*$'),
  'u',
);
const NONE = new RegExp(
  foldText(
    '^(?:no|nope|none|none of (?:these|them|those)|neither|not (?:these|those|any)|都不是|不是|以上(?:都|皆)不是|没有|都唔系|唔系|冇|いいえ|違います|ちがいます|どれでも(?:ない|ありません)|どれも違います|ありません|該当なし)$',
  ),
  'u',
);
const SIGNS = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;

/**
 * Which of the offered titles a reply chooses: by pressing (the title itself), by its number or place, or by words that only one of them says.
 * One number beyond the last title is none of them.
 * @returns a place, 0 for the first; `none`; undefined where the reply is something else
 */
export function readChoice(reply: string, titles: readonly string[], none: string): number | 'none' | undefined {
  const pressed = readPressed(reply, titles, none);
  if (pressed !== undefined) return pressed;
  const said = bare(reply);
  const talk = smallTalkOf(reply);
  if (NONE.test(said) || talk === 'decline') return 'none';
  if (titles.length === 1 && talk === 'affirm') return 0;
  const place = placeOf(said);
  if (place !== undefined) return place < titles.length ? place : place === titles.length ? 'none' : undefined;
  const saying = titles.flatMap((title, index) => (matchesPhrase(title, reply) ? [index] : []));
  return saying.length === 1 ? saying[0] : undefined;
}

/** What was pressed, or written word for word. @returns as `readChoice` does */
export function readPressed(reply: string, titles: readonly string[], none: string): number | 'none' | undefined {
  const said = bare(reply);
  if (said === '') return undefined;
  const exact = titles.findIndex((title) => bare(title) === said);
  if (exact >= 0) return exact;
  return said === bare(none) ? 'none' : undefined;
}

function placeOf(said: string): number | undefined {
  const named = AROUND.exec(said)?.[1] ?? said;
  if (/^[1-9]$/.test(named)) return Number(named) - 1;
  const place = PLACES.findIndex((words) => words.test(named) || words.test(said));
  return place < 0 ? undefined : place;
}

function bare(text: string): string {
  return foldText(text).replaceAll(SIGNS, '').replaceAll(/\s+/g, ' ');
}
