import { LOCALES, type BotTexts, type Locale } from '@lobby/contract';
import { foldText, matchesPhrase } from '@lobby/retrieval';
import { ABOUT_REACHING, NAME, WISHES } from './person-phrases.ts';

/** A longer message tells a story in which a word of the list may mean something else; in characters. */
const REQUEST_MAX = 120;
/** A short word of the list must be the whole message: letters and spaces, or ideographs and kana. */
const WHOLE_MESSAGE_MAX = { spaced: 8, unspaced: 2 };

/** Questions about how it works to reach a person, or about who is answering, rather than a wish to. */
const ABOUT_PERSONS = new RegExp(
  foldText(
    /^(how|what|when|where|why|who|which|are you|is this|is there)\b|怎么|怎样|点样|如何|你是|你系|系咪|是不是|几时|什么时候|どう|いつ|とは|ですか|仕組み/
      .source,
  ),
);

const ABOUT = ABOUT_REACHING.map((source) => new RegExp(foldText(source), 'u'));
const WISHED = WISHES.map((source) => new RegExp(foldText(source), 'u'));
/** The shortest part of a name that is looked for, in characters: fewer of a script that says more with each. */
const NAME_MIN = { latin: 3, other: 2 };

/**
 * Whether a message asks for a person, by the tenant's words in any language: a short word ("agent", 人工) only as the
 * whole message, a longer phrase ("talk to a human", 转人工) also within one, unless the message asks about it. Beside them
 * what people write anywhere, and the names of the team, for a tenant that has words at all.
 * @param names of the people who may be asked for
 */
export function asksForPerson(text: string, texts: Record<Locale, BotTexts>, names: readonly string[] = []): boolean {
  if (text.length > REQUEST_MAX || LOCALES.every((locale) => texts[locale].handoff_words.length === 0)) return false;
  const message = bare(text);
  const isQuestion = ABOUT.some((pattern) => pattern.test(message));
  return saysWord(text, message, texts, isQuestion) || (!isQuestion && wishes(message, names));
}

/** What people write who want a person, in words that nobody has listed. */
function wishes(message: string, names: readonly string[]): boolean {
  const named = withName(message, names);
  return WISHED.some((pattern) => pattern.test(named));
}

/** The message with the sign for a name in place of the first name of the team that it says. */
function withName(message: string, names: readonly string[]): string {
  for (const name of names) {
    const whole = bare(name);
    const said = [whole, ...whole.split(' ')].find((part) => isNameable(part) && matchesPhrase(message, part));
    if (said !== undefined) return message.replace(said, NAME);
  }
  return message;
}

function isNameable(part: string): boolean {
  return part.length >= (/^[\p{Script=Latin}'-]+/u.test(part) ? NAME_MIN.latin : NAME_MIN.other);
}

function saysWord(text: string, message: string, texts: Record<Locale, BotTexts>, isAbout: boolean): boolean {
  const isQuestion = isAbout || ABOUT_PERSONS.test(message);
  return LOCALES.some((locale) =>
    texts[locale].handoff_words.some((word) => {
      const phrase = bare(word);
      if (message === phrase || POLITE.some((polite) => message === polite(phrase))) return true;
      return !isQuestion && !isShort(phrase) && matchesPhrase(text, word);
    }),
  );
}

/** What people put around a single word. */
const POLITE: ((phrase: string) => string)[] = [
  (phrase) => `${phrase} please`,
  (phrase) => `a ${phrase} please`,
  (phrase) => `please ${phrase}`,
  (phrase) => `我要${phrase}`,
  (phrase) => `我想找${phrase}`,
  (phrase) => `找${phrase}`,
  (phrase) => `要${phrase}`,
  (phrase) => `${phrase}お願いします`,
  (phrase) => `${phrase}をお願いします`,
];

function bare(text: string): string {
  return foldText(text)
    .replaceAll(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')
    .replaceAll(/\s+/g, ' ');
}

function isShort(phrase: string): boolean {
  const isSpaced = /^[\p{Script=Latin}\d' ]+$/u.test(phrase);
  if (isSpaced) return !phrase.includes(' ') || phrase.length <= WHOLE_MESSAGE_MAX.spaced;
  return phrase.length <= WHOLE_MESSAGE_MAX.unspaced;
}
