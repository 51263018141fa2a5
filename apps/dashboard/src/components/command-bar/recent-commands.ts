/** Where the commands used last are kept between visits. */
const STORAGE_KEY = 'lobby-recent-commands';

/** How many are kept. */
export const RECENT_COMMANDS = 5;

/** Ids of the commands used last, the latest first; none in a browser that keeps nothing. */
export function readRecentCommands(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, RECENT_COMMANDS) : [];
  } catch {
    return [];
  }
}

/** Puts a command first among those used last; true where that will outlive the page. */
export function keepRecentCommand(id: string): boolean {
  const kept = [id, ...readRecentCommands().filter((each) => each !== id)].slice(0, RECENT_COMMANDS);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
