/** When each draft was last written is kept under this, followed by its id, over a reload of the tab. */
const STORAGE_PREFIX = 'lobby-draft-time:';

/** When this tab last wrote a draft, in epoch milliseconds; 0 where it never did. */
export function readDraftTime(draftId: string): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_PREFIX + draftId)) || 0;
  } catch {
    return 0;
  }
}

/** True where the time will outlive a reload. */
export function keepDraftTime(draftId: string, writtenAt: number): boolean {
  try {
    sessionStorage.setItem(STORAGE_PREFIX + draftId, String(writtenAt));
    return true;
  } catch {
    return false;
  }
}
