import { ApiError, isAborted } from '@lobby/api-client';
import type { CodeName } from '@lobby/contract';
import type { Problem, Problems } from './problem.ts';

export type FieldName =
  | 'email'
  | 'name'
  | 'code'
  | 'password'
  | 'tenant_name'
  | 'slug'
  | 'old_password'
  | 'two_step_code'
  | 'country'
  | 'timezone'
  | 'industry'
  | 'locales';

/** What is said above the fields; one that ends by itself does so `until` a moment (epoch ms). */
export type Notice =
  | { readonly kind: 'wrong_credentials' | 'banned' | 'offline' | 'unavailable' | 'refused' | 'too_late' }
  | { readonly kind: 'locked'; readonly until: number }
  | { readonly kind: 'throttled'; readonly until: number; readonly seconds: number }
  | { readonly kind: 'said'; readonly text: string };

interface PlacedFailure {
  readonly fields: Problems<FieldName>;
  readonly notice?: Notice;
}

/** Business codes that are about one field. */
const AT_FIELD: Partial<Record<string, readonly [FieldName, Problem]>> = {
  wrong_code: ['code', 'wrong_code'],
  code_expired: ['code', 'code_expired'],
  email_taken: ['email', 'email_taken'],
  slug_taken: ['slug', 'slug_taken'],
  weak_password: ['password', 'weak_password'],
  wrong_password: ['old_password', 'wrong_password'],
  wrong_two_step: ['two_step_code', 'wrong_two_step'],
} satisfies Partial<Record<CodeName, readonly [FieldName, Problem]>>;

/** Failures that have a sentence of their own above the fields. */
const NAMED = ['wrong_credentials', 'banned', 'offline'] as const;

/** Where the server's paths are on the form. */
const FIELD_OF_PATH: Readonly<Record<string, FieldName>> = {
  email: 'email',
  name: 'name',
  code: 'code',
  password: 'password',
  re_password: 'password',
  tenant_name: 'tenant_name',
  slug: 'slug',
  old_password: 'old_password',
  two_step_code: 'two_step_code',
  country: 'country',
  timezone: 'timezone',
  industry: 'industry',
  locales: 'locales',
};

/** Where a failure of the platform is shown, for every form: at its field, or above the fields. `now` is epoch milliseconds. */
export function placeFailure(error: unknown, now: number): PlacedFailure {
  if (isAborted(error)) return { fields: {} };
  if (!(error instanceof ApiError)) throw error;
  const own = AT_FIELD[error.reason];
  if (own) return { fields: { [own[0]]: own[1] } };
  const fields = Object.fromEntries(
    error.fields.flatMap(({ path, message }) => (FIELD_OF_PATH[path] ? [[FIELD_OF_PATH[path], { said: message }]] : [])),
  ) as Problems<FieldName>;
  return Object.keys(fields).length > 0 ? { fields } : { fields, notice: noticeOf(error, now) };
}

function noticeOf({ reason, retryAfter, code, msg }: ApiError, now: number): Notice {
  const until = retryAfter === undefined ? undefined : now + retryAfter * 1_000;
  if (reason === 'sign_in_locked' && until !== undefined) return { kind: 'locked', until };
  if (reason === 'throttled' && until !== undefined) return { kind: 'throttled', until, seconds: Math.ceil(retryAfter ?? 0) };
  const named = NAMED.find((name) => name === reason);
  if (named) return { kind: named };
  if (reason === 'invalid_request') return { kind: 'refused' };
  const worded = code !== undefined && msg !== '' && reason !== 'internal' && reason !== 'unavailable';
  return worded ? { kind: 'said', text: msg } : { kind: 'unavailable' };
}
