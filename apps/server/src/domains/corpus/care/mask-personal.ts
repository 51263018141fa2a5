import type { Locale } from '@lobby/contract';
import { say } from '#/words.ts';

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Letters and digits mixed, or digits behind a number sign or a word for an order: what names one parcel or one person. */
const NUMBERED =
  /(?:(?<=(?:order|parcel|tracking|invoice|ref(?:erence)?|订单|訂單|单号|單號|运单|運單|注文|番号|伝票)(?:\s*(?:no\.?|number|id|号|號|番号))?\s*[:：#]?\s*)|#)[A-Za-z]{0,6}-?\d[\dA-Za-z-]{3,}/giu;
const MIXED = /\b(?=[A-Za-z-]*\d)(?=[\d-]*[A-Za-z])[A-Za-z]{1,5}-?\d{5,}[\dA-Za-z-]*\b/gu;
/** Seven digits and more, with what people write between them; a price or a date is shorter. */
const PHONE = /(?<![\d.,])\+?\(?\d[\d\s().-]{5,}\d(?![\d.,]*\d)/gu;
const DIGITS_OF_A_PHONE = 7;
const DATE = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}$/;

/** A text without what belongs to one person: e-mail addresses, telephone and order numbers. */
export function maskPersonal(text: string, locale: Locale): string {
  const order = say(locale, 'corpus.masked_order');
  return text
    .replaceAll(EMAIL, say(locale, 'corpus.masked_email'))
    .replaceAll(NUMBERED, order)
    .replaceAll(MIXED, order)
    .replaceAll(PHONE, (found) =>
      found.replaceAll(/\D/g, '').length < DIGITS_OF_A_PHONE || DATE.test(found) ? found : say(locale, 'corpus.masked_phone'),
    );
}
