import type { FormFault, Locale, MoveNeed } from '@lobby/contract';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';

/** The error of fields of a form that were not filled in rightly. */
export function formError(locale: Locale, faults: Readonly<Record<string, FormFault>>): BusinessError {
  const fields = Object.entries(faults).map(([key, fault]) => ({
    path: `fields.${key}`,
    message: say(locale, fault === 'required' ? 'fields.required' : `orders.${fault}`),
  }));
  return new BusinessError('invalid_request', { fields });
}

/** The error of something that a move has to say and does not. */
export function missingError(locale: Locale, field: MoveNeed): BusinessError {
  if (field === 'pending_until') return laterError(locale, field);
  return new BusinessError('invalid_request', { fields: [{ path: field, message: say(locale, 'fields.required') }] });
}

/** The error of a time that is over, or beyond the year to come. */
export function laterError(locale: Locale, path: string): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path, message: say(locale, 'orders.later') }] });
}
