/** The query of the page that the link of a sign-up mail, or of an invitation, opens. */
export interface ActiveSearch {
  /** The secret of a sign-up mail. */
  readonly key?: string;
  /** The key of an invitation. */
  readonly invite?: string;
}

/** Reads the query; what is no text is not there. */
export function readActiveSearch({ key, invite }: Record<string, unknown>): ActiveSearch {
  return { ...(typeof key === 'string' && { key }), ...(typeof invite === 'string' && { invite }) };
}
