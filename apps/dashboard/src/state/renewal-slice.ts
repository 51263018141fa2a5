import type { RenewalReason } from '@lobby/session';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface RenewalState {
  /** Why the renewal dialog is open; undefined while it is closed. */
  readonly reason: RenewalReason | undefined;
}

const CLOSED: RenewalState = { reason: undefined };

/** The renewal dialog (§2): shown by the guard and by the show-renewal event. */
export const renewalSlice = createSlice({
  name: 'renewal',
  initialState: CLOSED,
  reducers: {
    renewalShown: (_state, { payload }: PayloadAction<RenewalReason>): RenewalState => ({ reason: payload }),
    renewalClosed: (): RenewalState => CLOSED,
  },
});
