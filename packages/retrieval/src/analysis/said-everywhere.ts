/** What people of every language write in Latin letters: it says nothing about theirs. */
const SAID_EVERYWHERE = new Set(
  'ok okay okok wifi wi fi pdf faq vip sns url qr id app web email mail line wechat paypay alipay paypal visa iphone ipad android'.split(
    ' ',
  ),
);
/** Short words of English that somebody may write in capitals. */
const SHOUTED =
  /^(?:i|a|you|we|it|is|are|was|do|how|why|who|the|an|to|of|in|for|on|my|not|no|yes|hi|hey|bye|now|can|was|has|had|but|and|out|off|pay|buy|fee)$/i;
const ABBREVIATION = /^\p{Lu}{1,3}$/u;
/** Codes and numbers with their letters: an order number, a model, a size. */
const CODE = /[\p{L}\p{N}_-]*\p{N}[\p{L}\p{N}_-]*/gu;

/** A text without the codes in it, whose letters are no words. */
export const withoutCodes = (text: string): string => text.replace(CODE, ' ');

/** Whether words in Latin letters leave open which language somebody writes. */
export function isSaidEverywhere(words: readonly string[]): boolean {
  return words.every((word) => SAID_EVERYWHERE.has(word.toLowerCase()) || (ABBREVIATION.test(word) && !SHOUTED.test(word)));
}
