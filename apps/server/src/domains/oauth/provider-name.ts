import type { Locale, OauthProvider } from '@lobby/contract';

/** Names of the companies, the same in every language. */
const NAMES: Record<OauthProvider, string> = { google: 'Google', apple: 'Apple' };

/** The provider of a sentence; where nobody knows which it was, all that it can have been. */
export function providerName(providers: readonly OauthProvider[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(providers.map((provider) => NAMES[provider]));
}
