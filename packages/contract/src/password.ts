import { z } from 'zod/mini';

/** Length of a password in characters (§5, §9). */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 18;

/** The parts of the password rule (§5), for a form that shows each as it is met. */
export interface PasswordChecks {
  /** 6 to 18 characters, none of them white space. */
  length: boolean;
  letter: boolean;
  digit: boolean;
}

/**
 * Which parts of the password rule hold. Characters are Unicode code points on both sides of the wire, so an emoji
 * outside the basic plane counts once; letters and digits are the ASCII ones, either case.
 */
export function checkPassword(password: string): PasswordChecks {
  const length = Array.from(password).length;
  return {
    length: length >= PASSWORD_MIN && length <= PASSWORD_MAX && !/\s/u.test(password),
    letter: /[A-Za-z]/.test(password),
    digit: /[0-9]/.test(password),
  };
}

/** True when a password meets every part of §5. */
export function isPassword(password: string): boolean {
  const { length, letter, digit } = checkPassword(password);
  return length && letter && digit;
}

/** A new password. The message of its only issue is the key `password_rule`. */
export const passwordSchema = z.string().check(z.refine(isPassword, { error: 'password_rule' }));
