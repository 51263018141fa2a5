import type { z } from 'zod/mini';
import type { conversationStatus } from './conversation-fields.ts';
import type { DraftKind } from './draft.ts';
import type { Message } from './message.ts';
import type { NotificationType } from './notification-types.ts';

/** Path of the Socket.IO endpoint. The socket only announces; what counts is read with `sync`, and a lost announcement loses nothing. */
export const LIVE_PATH = '/api/micro/chatbot/live';

/** `auth` of the connection: a staff token, or a visitor's. */
export interface LiveAuth {
  token: string;
  caller: 'staff' | 'visitor';
}

/** `data` of the error that a refused connection is told. */
export interface LiveRefusal {
  /** Stable name of the business code, such as `signed_out` or `throttled`. */
  reason: string;
  /** Seconds until another try may succeed; until then the client looks by itself. */
  retry_after?: number;
}

/** What the server announces, by event name. */
export interface LiveEvents {
  /**
   * A message was stored: for the conversation's visitor and whoever it is assigned to, ahead of the `conversation` that announces it. Who
   * holds every message before it may show it at once, and has nothing to fetch.
   */
  message: (message: Message) => void;
  /** A conversation changed: fetch after the sequence number you hold. */
  conversation: (change: {
    conversation_id: string;
    last_seq: number;
    status: z.output<typeof conversationStatus>;
    owner_epoch: number;
    /** For its visitor: only messages came, all of them ahead of this. But for `status` it stands as it stood, and there is nothing to fetch. */
    stands?: boolean;
  }) => void;
  /** Somebody is typing; it lapses after `TYPING_TTL_MS`. Staff hear of each other too, and are told whose id it is. */
  typing: (typing: { conversation_id: string; author_kind: 'contact' | 'agent' | 'bot'; name: string | null; user_id?: number }) => void;
  /** A draft of the hearer's own was kept or sent in another tab. */
  draft: (change: { conversation_id: string; kind: DraftKind }) => void;
  /** The text of a bot answer so far; the stored message replaces it. */
  bot_text: (text: { conversation_id: string; run_id: string; text: string }) => void;
  /** A bot run ended without posting what it streamed. */
  bot_stopped: (run: { conversation_id: string; run_id: string }) => void;
  /** The subscription changed, by a payment for example; `end_time` in milliseconds since 1970 is its new end. */
  subscription_changed: (change: { end_time: number }) => void;
  /** The visitor's place in the queue has changed, or in how many seconds a person can be expected; its visitor only. */
  queue_moved: (moved: { conversation_id: string; queue_position: number; expected_wait: number | null }) => void;
  /** Somebody of the business has seen everything up to a message; its visitor only. */
  seen_by_staff: (seen: { conversation_id: string; seq: number }) => void;
  /** The hearer has read up to a message, in this tab or another of their own; `unread` is what is left. */
  read: (read: { conversation_id: string; seq: number; unread: number }) => void;
  /** The visitor has seen everything up to a message; staff only. */
  seen: (seen: { conversation_id: string; seq: number }) => void;
  /** Notes or activities of a conversation changed; staff only. */
  note: (change: { conversation_id: string }) => void;
  /** A contact and its conversations are gone; staff only. */
  contact_erased: (gone: { contact_id: string }) => void;
  /** A contact has become another one; staff only. */
  contact_merged: (merged: { contact_id: string; into: string }) => void;
  /** A contact that had become another one, `from`, is its own again; staff only. */
  contact_unmerged: (unmerged: { contact_id: string; from: string }) => void;
  /** What the hearer may do or sees has changed: ask again who one is. */
  account_changed: (change: { user_id: number }) => void;
  /**
   * Something calls for the hearer's attention: a conversation begins to wait, is given to them, has news of its visitor, or a note that names them.
   * Staff only. The same call has the same `id`, whoever hears of it and however often.
   */
  alert: (alert: { id: string; kind: 'waiting' | 'assigned' | 'message' | 'mention'; conversation_id: string }) => void;
  /**
   * The hearer was told of something, or has read it in this tab or another of their own. `unread` is 100 where it is 100 or more. `told` is what
   * is new: the same `id` in whichever of their pages, another one whenever it happens again, and whether the hearer wants a tone with it.
   */
  notification: (change: {
    unread: number;
    told?: { id: string; type: NotificationType; conversation_id: string | null; sound: boolean };
  }) => void;
  /** A colleague came, went or chose another presence; staff only. */
  presence: (change: { user_id: number }) => void;
  /** Visitors came or went; staff only. Who misses it reads `conversation.visitor`. */
  visitors: (moved: { items: { contact_id: string; online: boolean; left_at: number | null }[] }) => void;
  /** A source of the corpus came further; staff only. */
  source: (change: { source_id: string }) => void;
  /** A work order came, moved or was written in; `conversation_id` is its thread. */
  work_order: (change: { conversation_id: string }) => void;
  import_progress: (progress: { import_id: string; done: number; total: number }) => void;
}

/** A typing mark lapses after this many milliseconds. */
export const TYPING_TTL_MS = 5_000;
