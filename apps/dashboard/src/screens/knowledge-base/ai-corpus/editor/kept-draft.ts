import type { EntryDraft } from '#/data/corpus.ts';

/** What was typed but not saved, and the version of the entry that it was typed over. */
export interface KeptDraft {
  readonly values: EntryDraft;
  /** undefined for a new entry. */
  readonly version: number | undefined;
}

const keyOf = (id: string) => `lobby-entry-draft:${id}`;

/** Unsaved entries of this tab by id, `new` for the one that is none yet; they outlive a reload. */
export const keptDrafts = {
  read(id: string): KeptDraft | undefined {
    try {
      const text = sessionStorage.getItem(keyOf(id));
      return text === null ? undefined : (JSON.parse(text) as KeptDraft);
    } catch {
      return undefined;
    }
  },
  /** False where the browser keeps nothing; what is typed still stands in the form. */
  keep(id: string, draft: KeptDraft): boolean {
    try {
      sessionStorage.setItem(keyOf(id), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  },
  drop: (id: string): void => sessionStorage.removeItem(keyOf(id)),
};
