import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { businessId, email, epochMs, nothing, text } from './fields.ts';
import { localeSchema } from './locales.ts';
import { passwordSchema } from './password.ts';
import { slugSchema, tenantName } from './tenant.ts';

/** What an e-mailed code is for; a code sent for one purpose is refused for another. */
export const EMAIL_TYPES = ['register', 'reset_pwd'] as const;
export const emailType = z.enum(EMAIL_TYPES);

/** Digits of an e-mailed code. */
export const EMAIL_CODE_LENGTH = 6;
/** Life of an e-mailed code, in milliseconds. */
export const EMAIL_CODE_TTL_MS = 600_000;
/** Wait before another code may be sent to the same address, in seconds. */
export const EMAIL_CODE_RESEND_S = 60;
export const emailCode = z.string().check(z.trim(), z.regex(/^\d{6}$/));

export const userInfo = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  /** null is an admin (§6). */
  role: z.nullable(z.string()),
  /** 0 is an account that is not yet a business (§3). */
  tenant_id: z.int(),
  tenant_slug: z.nullable(z.string()),
  tenant_name: z.nullable(z.string()),
  locale: localeSchema,
  created_at: epochMs,
  /** The server's clock, so that a wrong clock in the browser locks nobody out. */
  server_time: epochMs,
});
export type UserInfo = z.output<typeof userInfo>;

/** A new token; it travels in the header `token` and lives in the cookie `token` (§3). */
export const tokenData = z.object({ token: z.string() });

export const user = {
  /** Sends a six-digit code. The answer is the same whether or not the address has an account. */
  sendEmailCode: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/email/code/send',
    caller: 'anyone',
    summary: 'Send a code to an e-mail address',
    request: z.object({ email, email_type: emailType, business_id: businessId }),
    response: z.object({ resend_after: z.int(), expires_in: z.int() }),
    errors: [],
  }),
  /** Makes an account and its business in one step and signs in. */
  registerTenant: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/tenant/register',
    caller: 'anyone',
    summary: 'Register a business and its first admin',
    request: z
      .object({
        email,
        password: passwordSchema,
        re_password: z.string(),
        code: emailCode,
        business_id: businessId,
        tenant_name: tenantName,
        slug: z.optional(slugSchema),
        name: z.optional(text(80)),
      })
      .check(z.refine((form) => form.re_password === form.password, { error: 're_password', path: ['re_password'] })),
    response: tokenData,
    errors: ['wrong_code', 'code_expired', 'email_taken', 'slug_taken'],
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/api/micro/user/login',
    caller: 'anyone',
    summary: 'Sign in',
    request: z.object({ email, password: z.string().check(z.minLength(1), z.maxLength(200)), business_id: businessId }),
    response: tokenData,
    errors: ['wrong_credentials', 'sign_in_locked', 'banned'],
  }),
  info: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/info',
    caller: 'staff',
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
    caller: 'staff',
    summary: 'Sign out',
    request: nothing,
    response: nothing,
    errors: [],
    servesExpired: true,
    servesTenantless: true,
  }),
};
