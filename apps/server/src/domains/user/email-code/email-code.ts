import { EMAIL_CODE_LENGTH, EMAIL_CODE_TRIES, type EMAIL_TYPES } from '@lobby/contract';
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** What an e-mailed code is for. */
export type EmailType = (typeof EMAIL_TYPES)[number];

/** A code of six digits, each equally likely. */
export function makeCode(): string {
  return String(randomInt(10 ** EMAIL_CODE_LENGTH)).padStart(EMAIL_CODE_LENGTH, '0');
}

/** What is stored of a code: bound to its address and purpose, so that it fits no other. */
export function hashCode(email: string, emailType: EmailType, code: string): Buffer {
  return createHash('sha256').update(`${emailType}\n${email}\n${code}`).digest();
}

export interface StoredCode {
  codeHash: Buffer;
  tries: number;
  expiresAt: Date;
  usedAt: Date | null;
}

/** What an entered code is worth: a code that was used, has expired or was guessed at too often is worth nothing, even when it is right. */
export function judgeCode(stored: StoredCode | undefined, enteredHash: Buffer, now: number): 'right' | 'wrong' | 'expired' {
  if (!stored) return 'wrong';
  if (stored.usedAt || stored.expiresAt.getTime() <= now || stored.tries >= EMAIL_CODE_TRIES) return 'expired';
  return timingSafeEqual(stored.codeHash, enteredHash) ? 'right' : 'wrong';
}
