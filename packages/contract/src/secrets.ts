import { z } from 'zod/mini';

/** Digits of an e-mailed code. */
export const EMAIL_CODE_LENGTH = 6;
/** Life of an e-mailed code, in milliseconds. */
export const EMAIL_CODE_TTL_MS = 600_000;
/** Wait before another code may be sent to the same address, in seconds. */
export const EMAIL_CODE_RESEND_S = 60;
export const emailCode = z.string().check(z.trim(), z.regex(/^\d{6}$/));
/** Wrong entries after which an e-mailed code is dead. */
export const EMAIL_CODE_TRIES = 3;

/** Life of a link in a mail, in milliseconds; it can do what its code can, and is used up with it. */
export const MAIL_LINK_TTL_MS = 86_400_000;
/** The secret of a link in a mail, and the token that a checked code gives: base64url of 32 random bytes. */
export const mailKey = z.string().check(z.trim(), z.regex(/^[\w-]{43}$/));

/** Digits of a two-step code (RFC 6238) and characters of a recovery code, hyphens and blanks not counted. */
export const TWO_STEP_LENGTH = 6;
export const RECOVERY_CODE_LENGTH = 10;
export const RECOVERY_CODES = 10;
/** A two-step code or a recovery code as people type it. */
export const twoStepCode = z.string().check(z.trim(), z.minLength(TWO_STEP_LENGTH), z.maxLength(20));
