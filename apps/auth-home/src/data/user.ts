import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { user, type RequestInput } from '@lobby/contract';

/** Signs in; resolves to the token. What becomes of a failure is said on the form, nowhere else. */
export async function login(api: ApiClient, form: RequestInput<typeof user.login>): Promise<string> {
  return (await callEndpoint(api, user.login, form, { quiet: true })).token;
}

/** Sends a sign-up code to an address; resolves to the seconds before another may be sent. */
export async function sendSignUpCode(api: ApiClient, email: string): Promise<number> {
  return (await callEndpoint(api, user.sendEmailCode, { email, email_type: 'register' })).resend_after;
}

/** What the sign-up form holds; an empty address name leaves the choice to the server. */
export interface SignUp {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly tenant_name: string;
  readonly slug: string;
}

/** Makes an account and its business, and resolves to the token. `re_password` is a copy of the password (§5, §7). */
export async function registerTenant(api: ApiClient, { slug, ...form }: SignUp): Promise<string> {
  const request = { ...form, re_password: form.password, ...(slug !== '' && { slug }) };
  return (await callEndpoint(api, user.registerTenant, request, { quiet: true })).token;
}
