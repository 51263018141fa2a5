/** How exactly it is known when a session was last used, in milliseconds. */
export const SEEN_EVERY_MS = 10 * 60_000;
