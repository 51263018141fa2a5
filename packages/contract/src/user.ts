import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { businessId, email, epochMs, id, nothing, text } from './fields.ts';
import { localeSchema } from './locales.ts';
import { passwordSchema } from './password.ts';
import { emailCode, mailKey, twoStepCode } from './secrets.ts';
import { userInfo } from './user-info.ts';
import { oldPassword, personForm, registerTenantForm, samePasswords } from './user-forms.ts';

/** What an e-mailed code is for; a code sent for one purpose is refused for another. */
export const EMAIL_TYPES = ['register', 'reset_pwd'] as const;
export const emailType = z.enum(EMAIL_TYPES);

/** One place where a person is signed in. */
export const signIn = z.object({
  id,
  /** The session that asks. */
  current: z.boolean(),
  /** Names of browser and system as the user agent gives them; null where it does not. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  ip: z.string(),
  created_at: epochMs,
  last_seen_at: epochMs,
});
export type SignIn = z.output<typeof signIn>;

/** A new token; it travels in the header `token` and lives in the cookie `token` (§3). */
export const tokenData = z.object({ token: z.string() });

const ofOneself = { caller: 'staff', permission: 'member', visibility: 'business', audit: 'call' } as const;

export const user = {
  /** Sends a six-digit code. The answer is the same whether or not the address has an account. */
  sendEmailCode: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/email/code/send',
    caller: 'anyone',
    rateLimit: { caller: 'mailPerHour' },
    summary: 'Send a code to an e-mail address',
    request: z.object({ email, email_type: emailType, business_id: businessId }),
    response: z.object({ resend_after: z.int(), expires_in: z.int() }),
    errors: [],
  }),
  /**
   * Makes an account and its business in one step and signs in; with the token of an account that is not yet a business,
   * makes only the business, and answers with the same token.
   */
  registerTenant: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/tenant/register',
    caller: 'anyone',
    summary: 'Register a business, and its first admin where nobody is signed in',
    request: registerTenantForm,
    response: tokenData,
    errors: [
      'wrong_code',
      'code_expired',
      'link_expired',
      'email_taken',
      'slug_taken',
      'weak_password',
      'already_business',
      'signed_out',
      'banned',
    ],
  }),
  /** Makes an account that is not yet a business (tenant_id 0) and signs in. */
  register: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/register',
    caller: 'anyone',
    summary: 'Register an account without a business',
    request: z.object(personForm).check(samePasswords),
    response: tokenData,
    errors: ['wrong_code', 'code_expired', 'link_expired', 'email_taken', 'weak_password'],
  }),
  /**
   * What the link of a sign-up mail is good for. Asking uses nothing up, so that a mail scanner which opens links does no
   * harm; the secret goes into `code` of the registration.
   */
  active: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/active',
    caller: 'anyone',
    summary: 'Look at an activation link',
    request: z.object({ key: mailKey }),
    response: z.object({ email: z.string(), has_account: z.boolean() }),
    errors: ['link_expired'],
  }),
  /** Uses up a code and gives a token that is the `key` of reset/pwd, for ten minutes and one use. */
  checkEmailCode: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/email/code/check',
    caller: 'anyone',
    summary: 'Check an e-mailed code',
    request: z.object({ email, email_type: z.literal('reset_pwd'), code: emailCode, business_id: businessId }),
    response: tokenData,
    errors: ['wrong_code', 'code_expired'],
  }),
  /** Sets a new password and ends every session of the account. */
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/reset/pwd',
    caller: 'anyone',
    summary: 'Reset a forgotten password',
    request: z.object({ password: passwordSchema, key: mailKey, business_id: businessId }),
    response: nothing,
    errors: ['link_expired', 'weak_password'],
  }),
  /** Changes the password and ends every other session of the account. */
  updatePassword: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/pwd/update',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'within',
    summary: 'Change the password',
    request: z.object({ old_password: oldPassword, password: passwordSchema, re_password: z.string() }).check(samePasswords),
    response: z.object({ ended_sessions: z.int() }),
    errors: ['wrong_password', 'weak_password', 'sign_in_locked'],
    servesExpired: true,
    servesTenantless: true,
  }),
  /** With two-step codes on, a right password without a code is answered `two_step_required`: the form asks and sends again. */
  login: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/login',
    caller: 'anyone',
    summary: 'Sign in',
    request: z.object({ email, password: oldPassword, business_id: businessId, two_step_code: z.optional(twoStepCode) }),
    response: tokenData,
    errors: ['wrong_credentials', 'sign_in_locked', 'banned', 'two_step_required', 'wrong_two_step'],
  }),
  updateProfile: defineEndpoint({
    method: 'PATCH',
    path: '/api/micro/user/info',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Change the own name or language',
    request: z.object({ name: z.optional(text(80)), locale: z.optional(localeSchema) }),
    response: userInfo,
    errors: [],
    servesExpired: true,
    servesTenantless: true,
  }),
  /** Makes an uploaded picture the own face, cut to a square; null takes it away. The same again answers the same. */
  setFace: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/user/face',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Change the own face',
    request: z.object({ upload_id: z.nullable(id) }),
    response: userInfo,
    errors: ['image_unreadable'],
    servesExpired: true,
  }),
  sessions: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/session/list',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Where the signed-in person is signed in, the latest seen first',
    request: nothing,
    response: z.object({ items: z.array(signIn) }),
    errors: [],
    servesExpired: true,
    servesTenantless: true,
  }),
  /** Ends one session, or with no id every other one. */
  revokeSession: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/session/revoke',
    ...ofOneself,
    summary: 'Sign out elsewhere',
    request: z.object({ id: z.optional(id) }),
    response: z.object({ ended_sessions: z.int() }),
    errors: [],
    servesExpired: true,
    servesTenantless: true,
  }),
  twoStep: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/two-step',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Whether two-step codes are on',
    request: nothing,
    response: z.object({ enabled: z.boolean(), recovery_codes_left: z.int() }),
    errors: [],
    servesExpired: true,
    servesTenantless: true,
  }),
  /** Makes a secret for an authenticator app; nothing changes until a code of it was entered. */
  beginTwoStep: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/two-step/begin',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    audit: 'none',
    summary: 'Prepare two-step codes',
    request: z.object({ password: oldPassword }),
    /** `secret` in base32, `uri` as otpauth:// for a QR code. */
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['wrong_password', 'sign_in_locked', 'two_step_state'],
    servesExpired: true,
    servesTenantless: true,
  }),
  /** Turns two-step codes on; the recovery codes are shown this once. */
  enableTwoStep: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/two-step/enable',
    ...ofOneself,
    summary: 'Turn two-step codes on',
    request: z.object({ code: twoStepCode }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['wrong_two_step', 'two_step_state', 'sign_in_locked'],
    servesExpired: true,
    servesTenantless: true,
  }),
  disableTwoStep: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/two-step/disable',
    ...ofOneself,
    summary: 'Turn two-step codes off',
    request: z.object({ password: oldPassword, code: twoStepCode }),
    response: nothing,
    errors: ['wrong_password', 'wrong_two_step', 'two_step_state', 'sign_in_locked'],
    servesExpired: true,
    servesTenantless: true,
  }),
  /** New recovery codes; the earlier ones are worth nothing from then on. */
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/two-step/recovery',
    ...ofOneself,
    summary: 'Make new recovery codes',
    request: z.object({ password: oldPassword, code: twoStepCode }),
    response: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['wrong_password', 'wrong_two_step', 'two_step_state', 'sign_in_locked'],
    servesExpired: true,
    servesTenantless: true,
  }),
  info: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/info',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'The signed-in user',
    request: nothing,
    response: userInfo,
    errors: [],
    servesExpired: true,
    servesTenantless: true,
  }),
  /** Ends this session only; a second call with the same token is answered as signed out. */
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/logout',
    ...ofOneself,
    summary: 'Sign out',
    request: nothing,
    response: nothing,
    errors: [],
    servesExpired: true,
    servesTenantless: true,
  }),
};
