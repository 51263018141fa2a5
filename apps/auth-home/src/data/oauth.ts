import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { oauth, type OauthProvider, type RequestInput, type ResponseOf } from '@lobby/contract';

/** Providers that this Lobby is set up for. */
export async function listProviders(api: ApiClient): Promise<readonly OauthProvider[]> {
  return (await callEndpoint(api, oauth.providers, {})).items;
}

/** Begins a sign-in at a provider, which sends back to this very origin (§7). */
export function beginProviderSignIn(api: ApiClient, provider: OauthProvider): Promise<ResponseOf<typeof oauth.url>> {
  return callEndpoint(api, oauth.url, { provider, original_url: location.origin });
}

/** Ends a sign-in at a provider; resolves to the token. */
export async function endProviderSignIn(api: ApiClient, answer: RequestInput<typeof oauth.login>): Promise<string> {
  return (await callEndpoint(api, oauth.login, answer, { quiet: true })).token;
}
