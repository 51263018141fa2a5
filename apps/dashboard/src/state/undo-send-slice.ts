import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** For how long a reply waits to be undone, in milliseconds. */
export const UNDO_SEND_MS = 5_000;

/** Where the choice is kept between visits. */
const STORAGE_KEY = 'lobby-undo-send';

/** Whether a reply waits a moment before it is sent. */
export const undoSendSlice = createSlice({
  name: 'undoSend',
  initialState: () => readChoice(),
  reducers: {
    undoSendChosen: {
      prepare: (on: boolean) => {
        keepChoice(on);
        return { payload: on };
      },
      reducer: (_state, { payload }: PayloadAction<boolean>) => payload,
    },
  },
});

/** A browser that keeps nothing sends at once. */
function readChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** True where the choice will outlive the page. */
function keepChoice(on: boolean): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, String(on));
    return true;
  } catch {
    return false;
  }
}
