import type { Locale } from '@lobby/contract';
import { COUNTRY_CODES } from './country-codes.ts';
import type { PlaceOption } from './place-option.ts';

/** Every country by its name in the language of the page, in that language's order; found by its English name and its code too. */
export function countryOptions(locale: Locale): PlaceOption[] {
  const [names, english] = [namesIn(locale), namesIn('en')];
  const { compare } = new Intl.Collator(locale);
  return COUNTRY_CODES.map((value) => ({
    value,
    label: names.of(value) ?? value,
    keywords: `${value} ${english.of(value) ?? ''}`,
  })).toSorted((one, other) => compare(one.label, other.label));
}

function namesIn(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
}
