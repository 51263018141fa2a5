import type { EntryDraft } from '#/domains/corpus/entry-draft.ts';

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
/** Characters that neither a person sees nor a spreadsheet can hold. */
const UNSEEN = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

/** A text as it is stored: one kind of line end, nothing unseen, outer white space removed. */
export function tidyText(text: string): string {
  return text.toWellFormed().replaceAll(LINE_ENDS, '\n').replaceAll(UNSEEN, '').trim();
}

/** Wordings as they are stored: one line each, none empty, none twice. */
export function tidyWordings(wordings: readonly string[]): string[] {
  const lines = wordings.map((wording) => tidyText(wording).replaceAll(/\s*\n\s*/g, ' '));
  return [...new Set(lines)].filter((line) => line !== '');
}

/** An entry as it is stored, so that it comes back unchanged from every kind of file. */
export function tidyDraft(draft: EntryDraft): EntryDraft {
  return {
    ...draft,
    question: tidyText(draft.question),
    answer: tidyText(draft.answer),
    wordings: tidyWordings(draft.wordings),
    tags: tidyWordings(draft.tags),
    buttons: draft.buttons.map((button) => ({ ...button, label: tidyText(button.label) })),
  };
}
