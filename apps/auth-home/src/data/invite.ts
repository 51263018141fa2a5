import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { invites, type ResponseOf } from '@lobby/contract';
import { queryOptions } from '@tanstack/react-query';
import { NO_TOKEN } from './user.ts';

export type InviteFacts = ResponseOf<typeof invites.look>;

/** What an invitation is about. Asking uses nothing up. */
export const inviteQuery = (api: ApiClient, key: string) =>
  queryOptions({
    queryKey: ['user', 'invite', key],
    queryFn: ({ signal }) => callEndpoint(api, invites.look, { key }, { signal, retry: false }),
  });

interface Newcomer {
  readonly key: string;
  readonly name: string;
  readonly password: string;
  /** Empty where the link itself proves the address. */
  readonly code: string;
}

/** Makes the account of who is invited, in the business; resolves to the token. */
export async function acceptAsNewcomer(api: ApiClient, { code, ...form }: Newcomer): Promise<string> {
  const request = { ...form, re_password: form.password, ...(code !== '' && { code }) };
  return (await callEndpoint(api, invites.accept, request, { quiet: true, token: NO_TOKEN })).token;
}

/** Joins the business with the account of the cookie. */
export async function acceptSignedIn(api: ApiClient, key: string): Promise<void> {
  await callEndpoint(api, invites.accept, { key }, { quiet: true });
}
