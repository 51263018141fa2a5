import { GLOSSARY_MAX, type Locale, type TermDraft } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';

/** @throws BusinessError refused to who is no admin (§6) */
export function refuseWriter({ role }: StaffActor): void {
  if (role !== null && role !== 'admin') throw new BusinessError('refused');
}

/** The error of a term that is there already. */
export function termTaken(locale: Locale): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path: 'source', message: say(locale, 'fields.term_taken') }] });
}

/** The error of a glossary that is full. */
export function tooManyTerms(locale: Locale): BusinessError {
  return new BusinessError('invalid_request', {
    fields: [{ path: 'source', message: say(locale, 'fields.too_many_terms', { max: GLOSSARY_MAX }) }],
  });
}

/** The draft without wordings that say nothing, and without any where the term is kept as it is. */
export function tidied({ keep, texts, ...draft }: TermDraft): TermDraft {
  return { ...draft, keep, texts: keep ? {} : Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) };
}
