import { GLOSSARY_MAX, type Locale, type TermDraft } from '@lobby/contract';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';

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
