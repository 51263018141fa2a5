import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { user, type EMAIL_TYPES, type RequestInput, type ResponseOf } from '@lobby/contract';
import { queryOptions } from '@tanstack/react-query';

/** Goes in place of the token of the cookie: who signs up does so as nobody, whoever else is signed in here. */
export const NO_TOKEN = '';

/** Signs in; resolves to the token. What becomes of a failure is said on the form, nowhere else. */
export async function login(api: ApiClient, form: RequestInput<typeof user.login>): Promise<string> {
  return (await callEndpoint(api, user.login, form, { quiet: true })).token;
}

/** Sends a code to an address; resolves to the seconds before another may be sent, and those that this one lives. */
export function sendCode(
  api: ApiClient,
  email: string,
  emailType: (typeof EMAIL_TYPES)[number],
): Promise<ResponseOf<typeof user.sendEmailCode>> {
  return callEndpoint(api, user.sendEmailCode, { email, email_type: emailType });
}

/** What the sign-up form holds; an empty address name leaves the choice to the server. */
export interface SignUp {
  readonly email: string;
  /** The six digits of the mail, or the secret of its link. */
  readonly code: string;
  readonly password: string;
  readonly tenant_name: string;
  readonly slug: string;
}

/** Makes an account and its business, and resolves to the token. `re_password` is a copy of the password (§5, §7). */
export async function registerTenant(api: ApiClient, { slug, ...form }: SignUp): Promise<string> {
  const request = { ...form, re_password: form.password, ...(slug !== '' && { slug }) };
  return (await callEndpoint(api, user.registerTenant, request, { quiet: true, token: NO_TOKEN })).token;
}

/** Makes the business of an account that has none yet; the token of the cookie says which (§6). */
export async function openBusiness(api: ApiClient, form: RequestInput<typeof user.registerTenant>): Promise<void> {
  await callEndpoint(api, user.registerTenant, form, { quiet: true });
}

/** What the link of a sign-up mail is good for. Asking uses nothing up. */
export const linkQuery = (api: ApiClient, key: string) =>
  queryOptions({
    queryKey: ['user', 'active', key],
    queryFn: ({ signal }) => callEndpoint(api, user.active, { key }, { signal, retry: false }),
  });

/** Uses up a code that was sent to reset a password; resolves to the key that sets a new one. */
export async function checkResetCode(api: ApiClient, email: string, code: string): Promise<string> {
  return (await callEndpoint(api, user.checkEmailCode, { email, email_type: 'reset_pwd', code })).token;
}

/** Sets a new password, which ends every session of the account. */
export async function resetPassword(api: ApiClient, key: string, password: string): Promise<void> {
  await callEndpoint(api, user.resetPassword, { key, password });
}

/** Who is signed in. */
export const infoQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['user', 'info'],
    queryFn: ({ signal }) => callEndpoint(api, user.info, {}, { signal, retry: false }),
  });

/** Ends this session on the server. */
export async function logout(api: ApiClient): Promise<void> {
  await callEndpoint(api, user.logout, {}, { quiet: true });
}

/** Changes the password; resolves to how many other sessions were ended. */
export async function updatePassword(api: ApiClient, form: { readonly old_password: string; readonly password: string }): Promise<number> {
  return (await callEndpoint(api, user.updatePassword, { ...form, re_password: form.password })).ended_sessions;
}
