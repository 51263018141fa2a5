import type { Locale } from '@lobby/contract';
import type { QueuedRun } from '#/domains/conversation/ledger.ts';
import type { OrderOffer } from '#/domains/work-order/offer/find-offer.ts';
import { beginTalk, takeTurn, type TalkMessage, type TalkParts } from '#/domains/work-order/talk/take-turn.ts';
import { NOTHING, type Answer } from './answer/answer.ts';
import { orderAsked } from './offer-order.ts';

/** What the bot says while it asks for a work order, or begins to; `after` stands behind its usual answer. @param wanted what the visitor has asked for */
export async function talkOrder(
  parts: TalkParts,
  { triggerSeq, question, language, ...rest }: QueuedRun & Pick<TalkMessage, 'settings'>,
  { mayTalk, wanted }: { mayTalk: boolean; wanted: OrderOffer | undefined },
): Promise<{ answer?: Answer; after?: string | undefined }> {
  const message = { ...rest, seq: triggerSeq, text: question, locale: language as Locale };
  const turn = mayTalk ? await takeTurn(parts, message) : undefined;
  if (turn?.says !== undefined) return { answer: { ...NOTHING, kind: 'small_talk', body: turn.says } };
  if (!wanted) return { after: turn?.after };
  return { answer: orderAsked(wanted, message.locale, mayTalk ? await beginTalk(parts, message) : '') };
}

/** An answer with what stands behind it. */
export function withAfter(answer: Answer, after: string | undefined): Answer {
  return after === undefined ? answer : { ...answer, body: `${answer.body}\n\n${after}` };
}
