import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which key press sends a reply: Enter alone, or together with Ctrl or ⌘. */
export type SendKey = 'enter' | 'modified';

/** Where the choice is kept between visits. */
const STORAGE_KEY = 'lobby-send-key';

/** The key press that sends a reply. */
export const sendKeySlice = createSlice({
  name: 'sendKey',
  initialState: () => readKey(),
  reducers: {
    sendKeyChosen: {
      prepare: (key: SendKey) => {
        keepKey(key);
        return { payload: key };
      },
      reducer: (_state, { payload }: PayloadAction<SendKey>) => payload,
    },
  },
});

/** A browser that keeps nothing starts with Enter. */
function readKey(): SendKey {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'modified' ? 'modified' : 'enter';
  } catch {
    return 'enter';
  }
}

/** True where the choice will outlive the page. */
function keepKey(key: SendKey): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, key);
    return true;
  } catch {
    return false;
  }
}
