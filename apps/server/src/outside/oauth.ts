import type { OauthProvider } from '@lobby/contract';
import type { Config } from '#/config.ts';
import { signAppleSecret } from './oauth-apple-secret.ts';
import type { OauthDoor } from './oauth-door.ts';
import { createOpenIdProvider } from './oauth-openid.ts';

export type OauthDoors = Partial<Record<OauthProvider, OauthDoor>>;

/** The providers that the configuration names. */
export function openOauth({ oauth: { google, apple } }: Pick<Config, 'oauth'>, now: () => number): OauthDoors {
  return {
    ...(google && { google: openGoogle(google) }),
    ...(apple && { apple: openApple(apple, now) }),
  };
}

function openGoogle({ issuer, clientId, clientSecret }: NonNullable<Config['oauth']['google']>): OauthDoor {
  // Who is signed in with several accounts there is asked which one.
  const parameters = { scope: 'openid email profile', prompt: 'select_account' };
  return createOpenIdProvider({ issuer, clientId, secret: () => clientSecret, parameters });
}

/** Apple sends the answer as a form, because it holds a name (Sign in with Apple, "response_mode"). */
function openApple(apple: NonNullable<Config['oauth']['apple']>, now: () => number): OauthDoor {
  const parameters = { scope: 'openid email name', response_mode: 'form_post' };
  const secret = () => signAppleSecret(apple, now());
  return createOpenIdProvider({ issuer: apple.issuer, clientId: apple.clientId, secret, parameters });
}
