import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { openOpenIdProvider, type OpenIdProvider } from './openid-provider.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'lobby-at-google', GOOGLE_CLIENT_SECRET: 'google-secret-1' };
const APPLE = { APPLE_CLIENT_ID: 'example.lobby.web', APPLE_TEAM_ID: 'TEAM123456', APPLE_KEY_ID: 'KEY1234567' };
/** Apple takes no secret that is older, in seconds. */
const SECRET_AGE_MAX_S = 300;

export interface OpenIdProviders {
  google: OpenIdProvider;
  apple: OpenIdProvider;
  /** Settings of a server that signs in with them. */
  environment: Record<string, string>;
  close(): Promise<void>;
}

/** Two providers on loopback in the place of Google and Apple; Apple's takes only client secrets that its own key has signed. */
export async function openOpenIdProviders(): Promise<OpenIdProviders> {
  const key = await generateKeyPair('ES256', { extractable: true });
  const google = await openOpenIdProvider({
    clientId: GOOGLE.GOOGLE_CLIENT_ID,
    isSecret: (secret) => secret === GOOGLE.GOOGLE_CLIENT_SECRET,
  });
  const apple = await openOpenIdProvider({
    clientId: APPLE.APPLE_CLIENT_ID,
    isSecret: async (secret, audience) => {
      const expected = { algorithms: ['ES256'], issuer: APPLE.APPLE_TEAM_ID, subject: APPLE.APPLE_CLIENT_ID, audience };
      const { protectedHeader } = await jwtVerify(secret, key.publicKey, { ...expected, maxTokenAge: SECRET_AGE_MAX_S });
      return protectedHeader.kid === APPLE.APPLE_KEY_ID;
    },
  });
  const privateKey = (await exportPKCS8(key.privateKey)).replaceAll('\n', '\\n');
  const issuers = { GOOGLE_ISSUER: google.issuer, APPLE_ISSUER: apple.issuer };
  return {
    google,
    apple,
    environment: { ...GOOGLE, ...APPLE, APPLE_PRIVATE_KEY: privateKey, ...issuers },
    async close() {
      await google.close();
      await apple.close();
    },
  };
}
