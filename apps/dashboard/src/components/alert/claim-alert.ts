/** Where the pages of one browser tell each other what somebody was called for already. */
const STORAGE_KEY = 'lobby-alerted';
const LOCK = 'lobby-alerts';
/** So many are remembered; a call that is older does not come again. */
const REMEMBERED = 200;
/** A page that is not in front leaves it so long to the one that is, in milliseconds. */
const GIVE_WAY_MS = 150;

/** What a browser that keeps nothing remembers for its one page. */
const own: string[] = [];

/** The person works with this very page. */
export const isInFront = () => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Whether this page is the one that calls: true once for each id, however many pages of the browser are open and however often the id comes. The
 * page in front goes first, which knows best what its person sees already.
 */
export async function claimAlert(id: string): Promise<boolean> {
  if (!isInFront()) await new Promise((resolve) => setTimeout(resolve, GIVE_WAY_MS));
  const { locks } = navigator as { locks?: LockManager };
  // Without locks, as on a page that is not served securely, reading and writing at once is next to safe.
  return locks ? locks.request(LOCK, () => take(id)) : take(id);
}

function take(id: string): boolean {
  const taken = readTaken();
  if (taken.includes(id)) return false;
  const kept = [...taken, id].slice(-REMEMBERED);
  own.splice(0, own.length, ...kept);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // This page remembers for itself.
    return true;
  }
  return true;
}

function readTaken(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return Array.isArray(kept) ? kept.map(String) : own;
  } catch {
    return own;
  }
}
