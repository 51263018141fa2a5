import { isLoopbackHost } from '#/is-loopback.ts';
import { z } from 'zod/mini';
import { isAppleKey, type AppleKey } from './oauth-apple-secret.ts';

/** Providers that people can sign in with. */
export interface OauthSettings {
  google?: { issuer: string; clientId: string; clientSecret: string };
  apple?: AppleKey;
}

const text = z.optional(z.string());
const issuer = z.string().check(z.refine(isIssuer, { error: 'must be an https address' }));

/** The variables that name providers. */
export const oauthVariables = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: z._default(issuer, 'https://accounts.google.com'),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  APPLE_PRIVATE_KEY: text,
  APPLE_ISSUER: z._default(issuer, 'https://appleid.apple.com'),
};

type Variables = z.output<z.ZodMiniObject<typeof oauthVariables>>;
type Refuse = (sentence: string) => never;

/** The providers that the environment names. @param refuse called with a plain sentence where one is named in part */
export function readOauth(env: Variables, refuse: Refuse): OauthSettings {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = env;
  const google = together({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }, 'Google', refuse);
  const apple = together({ APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY }, 'Apple', refuse);
  return {
    ...(google && { google: { issuer: env.GOOGLE_ISSUER, clientId: google.GOOGLE_CLIENT_ID, clientSecret: google.GOOGLE_CLIENT_SECRET } }),
    ...(apple && {
      apple: {
        issuer: env.APPLE_ISSUER,
        clientId: apple.APPLE_CLIENT_ID,
        teamId: apple.APPLE_TEAM_ID,
        keyId: apple.APPLE_KEY_ID,
        privateKey: readAppleKey(apple.APPLE_PRIVATE_KEY, refuse),
      },
    }),
  };
}

/** Settings of one provider: all of them, or undefined where none is given. */
function together<Name extends string>(
  settings: Record<Name, string | undefined>,
  provider: string,
  refuse: Refuse,
): Record<Name, string> | undefined {
  const names = Object.keys(settings) as Name[];
  const missing = names.filter((name) => settings[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    refuse(`${list(names)} go together: set ${list(missing)} as well to let people sign in with ${provider}, or leave all of them out.`);
  return settings as Record<Name, string>;
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en').format(names);
}

/** In one line, as an environment file holds it, the line ends of a key are written as \n. */
function readAppleKey(written: string, refuse: Refuse): string {
  const key = written.replaceAll('\\n', '\n');
  if (!isAppleKey(key))
    refuse('APPLE_PRIVATE_KEY must be the private key that Apple gave you, the whole .p8 file. Correct it or leave it out.');
  return key;
}

/** What a provider says travels encrypted; one on this machine, as tests have it, needs no TLS. */
function isIssuer(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}
