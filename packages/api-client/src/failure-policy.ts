import { CODES } from '@lobby/contract';

/** What a failure asks of the app beside showing it. The client only says so; the app acts. */
export interface Consequence {
  readonly logout: boolean;
  readonly redirect: 'sign-in' | undefined;
  readonly toast: 'user_banned' | 'need_login' | undefined;
}

/** The HTTP status that a failure inside HTTP 200 counts as (§8). */
export const FAILED_ENVELOPE_STATUS = 400;
const UNAUTHORIZED = 401;

/**
 * The consequence of a failed answer, row by row of §8; undefined where the error is all there is to it.
 * A ban says more than the status it travels with, so 20024 comes first; a 401 that carries −1 is the 401 row.
 */
export function failurePolicy(answer: { status: number; code: number | undefined }): Consequence | undefined {
  if (answer.code === CODES.banned.code) return { logout: true, redirect: 'sign-in', toast: 'user_banned' };
  if (answer.status === UNAUTHORIZED) return { logout: true, redirect: 'sign-in', toast: 'need_login' };
  if (answer.code === CODES.signed_out.code) return { logout: true, redirect: 'sign-in', toast: undefined };
  return undefined;
}
