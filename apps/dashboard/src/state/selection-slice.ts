import type { CorpusEntry } from '@lobby/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What bulk work says and undoes of a chosen entry. */
export type ChosenEntry = Pick<CorpusEntry, 'id' | 'question' | 'status'> & { readonly wordings: number };

interface SelectionState {
  /** Chosen entries of the corpus by id, in the order in which they were chosen; kept from page to page. */
  readonly entries: Readonly<Record<string, ChosenEntry>>;
  /** All that match the filters are meant, this many, and not only the chosen ones; 0 where they are not. */
  readonly matching: number;
}

const NOTHING: SelectionState = { entries: {}, matching: 0 };

/** Rows that are chosen for bulk work. */
export const selectionSlice = createSlice({
  name: 'selection',
  initialState: NOTHING,
  reducers: {
    entriesChosen: (_state, { payload }: PayloadAction<readonly ChosenEntry[]>): SelectionState => ({
      entries: Object.fromEntries(payload.map((entry) => [entry.id, entry])),
      matching: 0,
    }),
    /** @param payload how many match */
    allChosen: (state, { payload }: PayloadAction<number>): SelectionState => ({ ...state, matching: payload }),
    selectionCleared: (): SelectionState => NOTHING,
  },
});
