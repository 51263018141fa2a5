interface Place {
  q: string;
  /** The category that is open. */
  open: string | undefined;
  /** How far the list is scrolled, in px. */
  top: number;
}

const places = new Map<string, Place>();

/** Where a reader was in the list of a business, for when they come back from an article. */
export function kept(tenant: string): Place {
  const place = places.get(tenant) ?? { q: '', open: undefined, top: 0 };
  places.set(tenant, place);
  return place;
}
