import type { Locale } from '@lobby/contract';
import type { OrderOffer } from '#/domains/work-order/offer/find-offer.ts';
import { say } from '#/words.ts';
import { NOTHING, type Answer } from './compose-answer.ts';

/** What the visitor gets who asks for a work order: the form for it. Pure. */
export function orderAsked({ typeName }: OrderOffer, locale: Locale): Answer {
  return {
    ...NOTHING,
    kind: 'order',
    body: say(locale, typeName === undefined ? 'bot.order_form' : 'bot.order_form_of', { type: typeName ?? '' }),
  };
}

/** An honest "I do not know" becomes the offer of a work order where its words describe one; it stays a miss. Pure. */
export function orderInstead(answer: Answer, offer: OrderOffer | undefined, locale: Locale): Answer {
  if (answer.kind !== 'no_answer' || offer?.typeName === undefined) return answer;
  return { ...answer, kind: 'order', isMiss: true, body: say(locale, 'bot.order_offer', { type: offer.typeName }) };
}
