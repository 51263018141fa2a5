/** Name of the cookie that holds the login token (§3). */
const NAME = 'token';
/** Life of the cookie, in seconds: thirty days. The server may end the session earlier. */
const MAX_AGE_S = 2_592_000;

/** The token in a `document.cookie` string; undefined where there is none. */
export function parseTokenCookie(cookies: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [name = '', ...value] = pair.split('=');
    if (name.trim() === NAME) return decoded(value.join('=').trim()) || undefined;
  }
  return undefined;
}

/** The `document.cookie` assignment that stores a token; undefined removes it. */
export function printTokenCookie(token: string | undefined, { secure }: { secure: boolean }): string {
  const value = token === undefined ? '' : encodeURIComponent(token);
  const age = token === undefined ? 0 : MAX_AGE_S;
  return `${NAME}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The login token in the page's cookies: name `token`, path `/` (§3), SameSite=Lax, Secure under https. */
export const tokenCookie = {
  read: (): string | undefined => parseTokenCookie(document.cookie),
  write: (token: string): void => store(token),
  clear: (): void => store(undefined),
};

function store(token: string | undefined): void {
  document.cookie = printTokenCookie(token, { secure: location.protocol === 'https:' });
}

/** A value that somebody else stored unencoded is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
