import { LOCALES, type BotTexts, type Locale } from '@lobby/contract';
import { foldText, matchesPhrase } from '@lobby/retrieval';

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

/**
 * Whether a message asks for a person, by the tenant's words in any language: a short word ("agent", 人工) only as the
 * whole message, a longer phrase ("talk to a human", 转人工) also within one, unless the message asks about it.
 */
export function asksForPerson(text: string, texts: Record<Locale, BotTexts>): boolean {
  if (text.length > REQUEST_MAX) return false;
  const message = bare(text);
  const isQuestion = ABOUT_PERSONS.test(message);
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
