import type { CorpusEntry } from '@lobby/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What bulk work says and undoes of a chosen entry. */
export type ChosenEntry = Pick<CorpusEntry, 'id' | 'question' | 'status'> & { readonly wordings: number };

interface SelectionState {
  /** Chosen entries of the corpus by id, in the order in which they were chosen; kept from page to page. */
  readonly entries: Readonly<Record<string, ChosenEntry>>;
}

const NOTHING: SelectionState = { entries: {} };

/** Rows that are chosen for bulk work. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: NOTHING,
  reducers: {
    entriesChosen: (_state, { payload }: PayloadAction<readonly ChosenEntry[]>): SelectionState => ({
      entries: Object.fromEntries(payload.map((entry) => [entry.id, entry])),
    }),
    selectionCleared: (): SelectionState => NOTHING,
  },
});
