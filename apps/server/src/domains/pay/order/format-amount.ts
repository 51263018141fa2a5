import { minorDigits, type Currency, type Locale } from '@lobby/contract';

/** An amount as people write it, with the code of its currency: three of ours are called dollar or yuan and yen share a sign. */
export function formatAmount(amount: number, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amount / 10 ** minorDigits(currency),
  );
}
