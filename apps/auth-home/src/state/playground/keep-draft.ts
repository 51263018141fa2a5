import { PLAYGROUND_DRAFT_KEY, type PlaygroundDraft } from '@lobby/contract';

/** Keeps what was put in for the new business, which imports it in the dashboard; false where the browser keeps nothing. */
export function keepPlaygroundDraft(entries: PlaygroundDraft['entries'], now: number): boolean {
  try {
    const draft: PlaygroundDraft = { kept_at: now, entries };
    localStorage.setItem(PLAYGROUND_DRAFT_KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
