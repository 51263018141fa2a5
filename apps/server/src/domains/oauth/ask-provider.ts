import { OAUTH_PROVIDERS, type Locale, type OauthProvider } from '@lobby/contract';
import { BusinessError } from '#/errors.ts';
import { OauthRefused, OauthUnreachable } from '#/outside/oauth-error.ts';
import type { OauthDoor } from '#/outside/oauth-door.ts';
import type { Services } from '#/services.ts';
import { providerName } from './provider-name.ts';

type DoorServices = Pick<Services, 'oauth' | 'log'>;

/** Providers that are set up, in the order in which they are shown. */
export function providersOf(doors: Services['oauth']): OauthProvider[] {
  return OAUTH_PROVIDERS.filter((provider) => doors[provider] !== undefined);
}

/**
 * Asks a provider for something, and words its failure.
 * @throws BusinessError oauth_unavailable where it is not set up or does not answer, oauth_failed for an answer that is not to be believed
 */
export async function askProvider<T>(
  { oauth, log }: DoorServices,
  provider: OauthProvider,
  locale: Locale,
  ask: (door: OauthDoor) => Promise<T>,
): Promise<T> {
  const words = { provider: providerName([provider], locale) };
  const door = oauth[provider];
  if (!door) throw new BusinessError('oauth_unavailable', {}, words);
  try {
    return await ask(door);
  } catch (error) {
    if (!(error instanceof OauthUnreachable) && !(error instanceof OauthRefused)) throw error;
    log.warn({ err: error, provider }, 'a sign-in through a provider failed');
    throw new BusinessError(error instanceof OauthRefused ? 'oauth_failed' : 'oauth_unavailable', {}, words);
  }
}
