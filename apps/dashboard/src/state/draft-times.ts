/** What is kept of a draft over a reload of the tab, each under its prefix followed by the draft's id. */
const PREFIXES = { written: 'lobby-draft-time:', saved: 'lobby-draft-saved:' } as const;

/** `written`: when this tab last wrote the draft. `saved`: how new the words are that the server is known to have from here. */
type DraftTime = keyof typeof PREFIXES;

/** A time of a draft in epoch milliseconds; 0 where there is none. */
export function readDraftTime(draftId: string, which: DraftTime): number {
  try {
    return Number(sessionStorage.getItem(PREFIXES[which] + draftId)) || 0;
  } catch {
    return 0;
  }
}

/** True where the time will outlive a reload. */
export function keepDraftTime(draftId: string, which: DraftTime, time: number): boolean {
  try {
    sessionStorage.setItem(PREFIXES[which] + draftId, String(time));
    return true;
  } catch {
    return false;
  }
}
