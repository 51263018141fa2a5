import type { Currency, PayMethod } from '@lobby/contract';

/** Currency that an account settles in; Alipay and WeChat Pay take it and, everywhere, CNY. */
const ACCOUNT_CURRENCY: Readonly<Partial<Record<string, Currency>>> = { CN: 'CNY', HK: 'HKD', JP: 'JPY', US: 'USD' };

/**
 * The ways to pay that Stripe has for a currency at an account of a country.
 * @param country ISO 3166-1; undefined where it is not told
 */
export function stripeMethods(currency: Currency, country: string | undefined): PayMethod[] {
  const isHome = country !== undefined && ACCOUNT_CURRENCY[country] === currency;
  const wallets: PayMethod[] = currency === 'CNY' || isHome ? ['alipay', 'wechat_pay'] : [];
  const japanese: PayMethod[] = country === 'JP' && currency === 'JPY' ? ['konbini', 'paypay'] : [];
  return currency === 'CNY' ? [...wallets, 'card'] : ['card', ...japanese, ...wallets];
}
