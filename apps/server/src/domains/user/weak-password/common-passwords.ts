import { readFileSync } from 'node:fs';

/**
 * Passwords of public breaches that would meet the rule of §5, and words that many passwords are built on, in lower case.
 * Read once, at the start.
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

export function isCommon(text: string): boolean {
  return COMMON.has(text);
}
