import type { Locale } from '@lobby/contract';

/** Countries whose invoices have rules of their own; everywhere else a VAT number may stand on them. */
export const RULED_COUNTRIES = ['CN', 'HK', 'JP', 'US'] as const;
export type RuledCountry = (typeof RULED_COUNTRIES)[number];

/** Where else businesses are, as ISO 3166-1 alpha-2. */
const OTHER_COUNTRIES = [
  'AU',
  'CA',
  'DE',
  'ES',
  'FR',
  'GB',
  'ID',
  'IE',
  'IN',
  'IT',
  'KR',
  'MO',
  'MY',
  'NL',
  'NZ',
  'PH',
  'SG',
  'TH',
  'TW',
  'VN',
];

/** Countries to choose from, those with rules first. */
export const COUNTRIES: readonly string[] = [...RULED_COUNTRIES, ...OTHER_COUNTRIES];

export interface InvoiceRule {
  /** Which number it is: 税号, business registration number, 登録番号, EIN, or VAT. */
  readonly taxNo: RuledCountry | 'other';
  readonly taxNoNeeded: boolean;
  /** What the number looks like; undefined where that differs too much. */
  readonly taxNoForm?: RegExp;
  /** Where the invoice is sent by law. */
  readonly emailNeeded: boolean;
}

const RULES: Readonly<Record<RuledCountry, InvoiceRule>> = {
  // A fapiao names the buyer's unified social credit code (18 characters), or an older number of 15 to 20.
  CN: { taxNo: 'CN', taxNoNeeded: true, taxNoForm: /^[0-9A-Z]{15,20}$/, emailNeeded: true },
  HK: { taxNo: 'HK', taxNoNeeded: false, taxNoForm: /^\d{8}(-?\d{3}(-?\d{2}-?\d{2}-?[0-9A-Z])?)?$/, emailNeeded: false },
  // T and 13 digits since October 2023.
  JP: { taxNo: 'JP', taxNoNeeded: false, taxNoForm: /^T\d{13}$/, emailNeeded: false },
  US: { taxNo: 'US', taxNoNeeded: false, taxNoForm: /^\d{2}-?\d{7}$/, emailNeeded: false },
};

/** What an invoice of a country asks for. */
export function invoiceRule(country: string): InvoiceRule {
  const ruled = RULED_COUNTRIES.find((each) => each === country);
  return ruled ? RULES[ruled] : { taxNo: 'other', taxNoNeeded: false, emailNeeded: false };
}

/** Where a reader of a language most likely is. */
export const HOME_COUNTRY: Readonly<Record<Locale, RuledCountry>> = { 'en-US': 'US', 'zh-CN': 'CN', 'zh-HK': 'HK', 'ja-JP': 'JP' };

/** A tax number as it is written down: no spaces, full-width characters made narrow, capitals. */
export function plainTaxNo(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();
}
