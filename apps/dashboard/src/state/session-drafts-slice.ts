import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Each draft is kept under this, followed by the id of its conversation, over a reload of the tab. */
const STORAGE_PREFIX = 'lobby-reply-draft:';

/** What is typed but not sent, by conversation id. */
type Drafts = Readonly<Record<string, string>>;
interface Draft {
  readonly conversationId: string;
  readonly text: string;
}

/** Drafts of replies. They live as long as the tab does. */
export const sessionDraftsSlice = createSlice({
  name: 'sessionDrafts',
  initialState: (): Drafts => readDrafts(),
  reducers: {
    draftChanged: {
      prepare: (draft: Draft) => {
        keepDraft(draft);
        return { payload: draft };
      },
      reducer: (drafts, { payload: { conversationId, text } }: PayloadAction<Draft>): Drafts => {
        const { [conversationId]: _, ...others } = drafts;
        return text === '' ? others : { ...others, [conversationId]: text };
      },
    },
  },
});

/** A browser that keeps nothing starts without drafts. */
function readDrafts(): Drafts {
  try {
    const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith(STORAGE_PREFIX));
    return Object.fromEntries(kept.map(([key, text]) => [key.slice(STORAGE_PREFIX.length), String(text)]));
  } catch {
    return {};
  }
}

/** True where the draft will outlive a reload. */
function keepDraft({ conversationId, text }: Draft): boolean {
  try {
    if (text === '') sessionStorage.removeItem(STORAGE_PREFIX + conversationId);
    else sessionStorage.setItem(STORAGE_PREFIX + conversationId, text);
    return true;
  } catch {
    return false;
  }
}
