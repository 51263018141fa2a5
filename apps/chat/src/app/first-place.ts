/** What the first entry of the history depends on. */
export interface PlaceFacts {
  /** Path and query of the address bar. */
  readonly address: string;
  /** Where this tab was last in each tenant's chat. */
  readonly lastPlaces: Readonly<Record<string, string>>;
  /** True where the page was loaded again rather than gone to. */
  readonly reloaded: boolean;
}

/** The tenant of a place in the chat; undefined outside one. */
export function tenantOf(place: string): string | undefined {
  return /^\/chat\/([^/?#]+)/.exec(place)?.[1];
}

/** The tenant whose conversation stands at a path; undefined for the places beside it. */
export function conversationAt(path: string): string | undefined {
  const tenant = /^\/chat\/([^/]+)\/?$/.exec(path)?.[1];
  try {
    return tenant && decodeURIComponent(tenant);
  } catch {
    // Not an encoding of anything: it names no business, and the screen says so.
    return tenant;
  }
}

/** Where the history in memory begins (§2): at the address bar's place; after a reload, where the visitor was. */
export function firstPlace({ address, lastPlaces, reloaded }: PlaceFacts): string {
  const tenant = tenantOf(address);
  return (reloaded && tenant !== undefined ? lastPlaces[tenant] : undefined) ?? address;
}
