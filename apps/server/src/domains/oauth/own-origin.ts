/**
 * The origin that an address names, where it is Lobby's own: the configured one, or without it the one that the caller uses.
 * undefined for every other, so that nobody is ever sent on to a stranger's page.
 */
export function ownOrigin(address: string, configured: string | undefined, callers: string): string | undefined {
  const named = originOf(address);
  return named !== undefined && named === originOf(configured ?? callers) ? named : undefined;
}

/** Scheme, host and port; undefined for what is no address of the web, or one that names a person (`https://own@evil`). */
function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '' ? origin : undefined;
}
