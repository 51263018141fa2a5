/** The query of the page that the link of a sign-up mail opens. */
export interface ActiveSearch {
  /** The secret of the link. */
  readonly key?: string;
}

/** Reads the query; a key that is no text is not there. */
export function readActiveSearch({ key }: Record<string, unknown>): ActiveSearch {
  return typeof key === 'string' ? { key } : {};
}
