/** Consumption tax of Japan, which prices include. */
const JAPAN_TAX_PERCENT = 10;

/**
 * The tax inside an amount: that of Japan where the invoice goes to Japan, none anywhere else. Parts of a yen are dropped,
 * as Japanese invoices do.
 * @param country ISO 3166-1 of the invoice; undefined where there is none yet
 */
export function includedTax(amount: number, country: string | undefined): number {
  return country === 'JP' ? Math.floor((amount * JAPAN_TAX_PERCENT) / (100 + JAPAN_TAX_PERCENT)) : 0;
}
