import type { Locale } from '@lobby/contract';
import type { OrderOffer } from '#/domains/work-order/offer/find-offer.ts';
import { say } from '#/words.ts';
import { NOTHING, type Answer } from './answer/answer.ts';

/** What the visitor gets who asks for a work order: the form for it. Pure. @param talk how it goes without the form; '' where it does not */
export function orderAsked({ typeName }: OrderOffer, locale: Locale, talk: string): Answer {
  const form = say(locale, typeName === undefined ? 'bot.order_form' : 'bot.order_form_of', { type: typeName ?? '' });
  return { ...NOTHING, kind: 'order', body: talk === '' ? form : `${form}\n\n${talk}` };
}

/** An honest "I do not know" becomes the offer of a work order where its words describe one; it stays a miss. Pure. */
export function orderInstead(answer: Answer, offer: OrderOffer | undefined, locale: Locale): Answer {
  if (answer.kind !== 'no_answer' || offer?.typeName === undefined) return answer;
  return { ...answer, kind: 'order', isMiss: true, body: say(locale, 'bot.order_offer', { type: offer.typeName }) };
}
