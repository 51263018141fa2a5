import type { Attachment, Message } from '@lobby/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftCard } from './draft-card.ts';

/** A reply that the server has not confirmed. */
export interface Unsent {
  readonly conversationId: string;
  /** The UUID that it travels with, each time it is tried. */
  readonly clientMsgId: string;
  readonly text: string;
  /** Its files, which the server has already. */
  readonly attachments?: readonly Attachment[] | undefined;
  readonly cards?: readonly DraftCard[] | undefined;
  /** The message that it answers. */
  readonly replyToSeq?: number | undefined;
  /** Canned replies that it was made from. */
  readonly cannedIds?: readonly string[] | undefined;
  /** What was written, where `text` is its translation. */
  readonly original?: string | undefined;
  /** It waits until this moment for an Undo, in epoch milliseconds. */
  readonly heldUntil?: number | undefined;
  /** When it was written, in epoch milliseconds. */
  readonly writtenAt: number;
  /** Why it did not go out, in words; such a reply waits for Retry or Delete. */
  readonly failure?: string | undefined;
  /** A page that is gone was sending it: it is to be sent again, under the same id. */
  readonly cutOff?: boolean | undefined;
}

/** Replies on their way, oldest first. */
export const sessionOutboxSlice = createSlice({
  name: 'sessionOutbox',
  initialState: [] as readonly Unsent[],
  reducers: {
    replyWritten: (outbox, { payload }: PayloadAction<Unsent>) =>
      outbox.some(({ clientMsgId }) => clientMsgId === payload.clientMsgId) ? outbox : [...outbox, payload],
    replyFailed: (outbox, { payload }: PayloadAction<{ clientMsgId: string; failure: string }>) =>
      outbox.map((unsent) => (unsent.clientMsgId === payload.clientMsgId ? { ...unsent, failure: payload.failure } : unsent)),
    /** Its time to be undone is over. */
    replyReleased: (outbox, { payload }: PayloadAction<string>) =>
      outbox.map((unsent) => (unsent.clientMsgId === payload ? { ...unsent, heldUntil: undefined } : unsent)),
    replyRetried: (outbox, { payload }: PayloadAction<string>) =>
      outbox.map((unsent) => (unsent.clientMsgId === payload ? { ...unsent, failure: undefined, cutOff: undefined } : unsent)),
    /** Replies that an earlier page or another tab left; what this page has is newer. */
    repliesFound: (outbox, { payload }: PayloadAction<readonly Unsent[]>) => {
      const known = new Set(outbox.map(({ clientMsgId }) => clientMsgId));
      return [...payload.filter(({ clientMsgId }) => !known.has(clientMsgId)), ...outbox];
    },
    /** It is stored, or was deleted. */
    replyGone: (outbox, { payload }: PayloadAction<string>) => outbox.filter(({ clientMsgId }) => clientMsgId !== payload),
  },
});

/** The replies to show under a thread: those of its conversation that are not among its stored messages. */
export function unsentOf(outbox: readonly Unsent[], conversationId: string, stored: readonly Message[]): readonly Unsent[] {
  const own = outbox.filter((unsent) => unsent.conversationId === conversationId);
  if (own.length === 0) return own;
  const arrived = new Set(stored.map((message) => message.client_msg_id));
  return own.filter(({ clientMsgId }) => !arrived.has(clientMsgId));
}
