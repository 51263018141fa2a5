import type { Attachment } from '@lobby/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftCard } from './draft-card.ts';

/** Each is kept under this, followed by the id of its conversation, over a reload of the tab. */
const STORAGE_PREFIX = 'lobby-reply-parts:';

/** What belongs to a reply that is being written, beside its words. */
export interface DraftParts {
  /** Files that have arrived, in their order. */
  readonly attachments: readonly Attachment[];
  readonly cards: readonly DraftCard[];
  /** The message that it answers. */
  readonly replyToSeq?: number | undefined;
  /** Canned replies that were put into it. */
  readonly cannedIds: readonly string[];
  /** Rises when the files come from elsewhere than the tray that shows them. */
  readonly round: number;
}

export const NO_PARTS: DraftParts = { attachments: [], cards: [], cannedIds: [], round: 0 };

interface Change {
  readonly conversationId: string;
  readonly parts: Partial<DraftParts>;
}

/** Parts of replies by conversation id. They live as long as the tab does. */
export const draftPartsSlice = createSlice({
  name: 'draftParts',
  initialState: (): Readonly<Record<string, DraftParts>> => readParts(),
  reducers: {
    partsChanged: (all, { payload: { conversationId, parts } }: PayloadAction<Change>) => {
      const next = { ...(all[conversationId] ?? NO_PARTS), ...parts };
      keepParts(conversationId, next);
      return { ...all, [conversationId]: next };
    },
    /** Files came from another device, or back from a reply that was undone. */
    partsReplaced: (all, { payload: { conversationId, parts } }: PayloadAction<Change>) => {
      const held = all[conversationId] ?? NO_PARTS;
      const next = { ...held, ...parts, round: held.round + 1 };
      keepParts(conversationId, next);
      return { ...all, [conversationId]: next };
    },
  },
});

/** A browser that keeps nothing starts without. */
function readParts(): Readonly<Record<string, DraftParts>> {
  try {
    const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith(STORAGE_PREFIX));
    return Object.fromEntries(kept.map(([key, text]) => [key.slice(STORAGE_PREFIX.length), readOne(String(text))]));
  } catch {
    return {};
  }
}

function readOne(text: string): DraftParts {
  try {
    return { ...NO_PARTS, ...(JSON.parse(text) as Partial<DraftParts>), round: 0 };
  } catch {
    return NO_PARTS;
  }
}

/** True where they will outlive a reload. */
function keepParts(conversationId: string, parts: DraftParts): boolean {
  try {
    const isEmpty =
      parts.attachments.length === 0 && parts.cards.length === 0 && parts.replyToSeq === undefined && parts.cannedIds.length === 0;
    if (isEmpty) sessionStorage.removeItem(STORAGE_PREFIX + conversationId);
    else sessionStorage.setItem(STORAGE_PREFIX + conversationId, JSON.stringify(parts));
    return true;
  } catch {
    return false;
  }
}
