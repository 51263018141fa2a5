import type { Locale } from '@lobby/contract';
import { BusinessError } from '#/errors.ts';
import { say, type WordKey } from '#/words.ts';

/** The error of one field of a form. */
export function fieldError(locale: Locale, path: string, key: WordKey, words: Record<string, string | number> = {}): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path, message: say(locale, key, words) }] });
}
