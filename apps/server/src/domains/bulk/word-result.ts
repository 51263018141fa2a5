import type { BulkResult, Locale } from '@lobby/contract';
import { say } from '#/words.ts';
import type { StoredResult } from './bulk.repository.ts';

/** The result as the caller reads it. */
export function wordResult({ done, refused }: StoredResult, locale: Locale): BulkResult {
  return {
    done: done.map(({ id }) => id),
    refused: refused.map((each) => ({ ...each, message: say(locale, `errors.${each.reason}`) })),
  };
}
