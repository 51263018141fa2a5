/** What the address of the overview says. */
export interface StartSearch {
  /** `site` asks a new business for its website. */
  start?: 'site';
}

/** Reads the search of the overview; what it does not know it drops. */
export function readStartSearch({ start }: Record<string, unknown>): StartSearch {
  return start === 'site' ? { start } : {};
}
