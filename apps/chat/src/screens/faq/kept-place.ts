interface Place {
  readonly q: string;
  /** The category that is open. */
  readonly open: string | undefined;
  /** How far the list is scrolled, in px. */
  readonly top: number;
}

const places = new Map<string, Place>();

/** Where a reader was in the list of a business, for when they come back from an article. */
export function kept(tenant: string): Place {
  return places.get(tenant) ?? { q: '', open: undefined, top: 0 };
}

export function keepPlace(tenant: string, part: Partial<Place>): void {
  places.set(tenant, { ...kept(tenant), ...part });
}
