import type { Locale } from '@lobby/contract';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';

/** Why two work orders stay apart. */
export type TieRefusal = 'same' | 'other_contact' | 'over' | 'link';

/** The refusal in the caller's language, at the field that names the other work order. */
export function refuseTie(refusal: TieRefusal, locale: Locale, path: 'other_id' | 'other_no'): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path, message: say(locale, `orders.refused_${refusal}`) }] });
}
