const MAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const ADDRESS = /(?:https?:\/\/|www\.)\S+/giu;
/** Digits of a telephone, a card, an account or an order, with what people write between them. */
const NUMBER = /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){5,}/gu;
/** Letters and digits of an order or an identity, such as AB-123456. */
const REFERENCE = /\b[A-Z]{1,4}[-#]?\p{Nd}{4,}\b/gu;
/** What somebody says of a name. */
const NAME =
  /((?:\bmy name is|\bi am called|我叫|我的名字是|我姓|私の名前は|名前は)\s*)([\p{Lu}][\p{L}'’-]+(?:\s[\p{Lu}][\p{L}'’-]+)?|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,4}?(?=です|[。，,.！!\s]|$))/giu;

/** A text without what names or reaches a person. Pure. */
export function maskPersonal(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(MAIL, 'name@example.com')
    .replaceAll(ADDRESS, 'https://example.com')
    .replaceAll(REFERENCE, '#000000')
    .replaceAll(NUMBER, '000000')
    .replaceAll(NAME, '$1···');
}
