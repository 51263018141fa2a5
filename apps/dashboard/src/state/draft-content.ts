import type { Attachment, Draft } from '@lobby/contract';
import { fromCards, toCards, type DraftCard } from './draft-card.ts';

/** What a draft holds. */
export interface DraftContent {
  readonly body: string;
  /** Files that have arrived, in their order. */
  readonly attachments: readonly Attachment[];
  readonly cards?: readonly DraftCard[] | undefined;
  /** The message that it answers. */
  readonly replyToSeq?: number | undefined;
}

/** The content of a draft as the server keeps it; empty where it keeps none. */
export function contentOf(draft: Draft | undefined): DraftContent {
  const { cards, files } = fromCards(draft?.cards ?? [], draft?.attachments ?? []);
  return { body: draft?.body ?? '', attachments: files, cards, replyToSeq: draft?.reply_to_seq };
}

/** A text that is the same for the same content only; '' where there is nothing in it. */
export function textOf({ body, attachments, cards = [], replyToSeq }: DraftContent): string {
  if (attachments.length === 0 && cards.length === 0 && replyToSeq === undefined) return body;
  return JSON.stringify([body, replyToSeq ?? 0, attachments.map(({ id }) => id), toCards(cards)]);
}
