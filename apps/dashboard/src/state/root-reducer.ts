import { sessionSlice } from '@lobby/session';
import { combineSlices } from '@reduxjs/toolkit';
import { draftPartsSlice } from './draft-parts-slice.ts';
import { importSlice } from './import-slice.ts';
import { navigationSlice } from './navigation-slice.ts';
import { renewalSlice } from './renewal-slice.ts';
import { selectionSlice } from './selection-slice.ts';
import { sendKeySlice } from './send-key-slice.ts';
import { sessionDraftsSlice } from './session-drafts-slice.ts';
import { sessionOutboxSlice } from './session-outbox-slice.ts';
import { undoSendSlice } from './undo-send-slice.ts';

/** Every slice of the dashboard. */
export const rootReducer = combineSlices(
  sessionSlice,
  draftPartsSlice,
  importSlice,
  selectionSlice,
  navigationSlice,
  renewalSlice,
  sendKeySlice,
  sessionDraftsSlice,
  sessionOutboxSlice,
  undoSendSlice,
);

export type RootState = ReturnType<typeof rootReducer>;
