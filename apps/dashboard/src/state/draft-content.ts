import type { Attachment, Draft } from '@lobby/contract';

/** What a draft holds. */
export interface DraftContent {
  readonly body: string;
  /** Files that have arrived, in their order. */
  readonly attachments: readonly Attachment[];
  /** The message that it answers. */
  readonly replyToSeq?: number | undefined;
}

/** The content of a draft as the server keeps it; empty where it keeps none. */
export function contentOf(draft: Draft | undefined): DraftContent {
  return { body: draft?.body ?? '', attachments: draft?.attachments ?? [], replyToSeq: draft?.reply_to_seq };
}

/** A text that is the same for the same content only; '' where there is nothing in it. */
export function textOf({ body, attachments, replyToSeq }: DraftContent): string {
  if (attachments.length === 0 && replyToSeq === undefined) return body;
  return JSON.stringify([body, replyToSeq ?? 0, ...attachments.map(({ id }) => id)]);
}
