import { minorDigits, type Currency, type Locale } from '@lobby/contract';
import { namePlan } from '#/domains/pay/list-plans.ts';
import { say, type WordKey } from '#/words.ts';
import type { InvoiceFacts, Issuer } from './invoice-facts.ts';

/** An invoice in words: what stands where, without a thought of how it looks. */
export interface InvoiceText {
  title: string;
  /** Number, date, payment: label and value. */
  facts: [string, string][];
  to: Party;
  from: Party;
  columns: [string, string];
  /** What was bought, with its period below it, and what was taken off. */
  lines: { name: string; detail?: string; amount: string }[];
  /** Sums, the last one the total. */
  sums: [string, string][];
  notes: string[];
}

export interface Party {
  label: string;
  name: string;
  /** Address and numbers. */
  lines: string[];
}

/** Most lines of an address that stand below each other. */
const ADDRESS_LINES_MAX = 6;

/** Number of a Japanese registered issuer, without which an invoice gives its buyer no tax back. */
const JAPANESE_REGISTRATION = /^T\d{13}$/;

/** Words an invoice for the buyer's country in the reader's language. Pure. */
export function composeInvoice(facts: InvoiceFacts, locale: Locale): InvoiceText {
  const { buyer, issuer, currency, timezone, paidAt } = facts;
  const country = buyer.country;
  const day = dayIn(locale, timezone);
  const isQualified = country === 'JP' && JAPANESE_REGISTRATION.test(issuer.taxNo ?? '');
  const words = (key: WordKey, values?: Record<string, string | number>) => say(locale, key, values);
  return {
    title: words(isQualified ? 'invoice.title_qualified' : 'invoice.title'),
    facts: [
      [words('invoice.number'), facts.orderNo],
      [words(country === 'JP' ? 'invoice.traded_on' : 'invoice.date'), day(paidAt)],
      [words('invoice.method'), words(`invoice.method_${facts.method}`)],
    ],
    to: {
      label: words(country === 'CN' ? 'invoice.to_title' : 'invoice.to'),
      name: country === 'JP' ? words('invoice.addressed', { name: buyer.title }) : buyer.title,
      lines: compact(addressOf(buyer.address), buyer.tax_no && words(taxNoKey(country), { number: buyer.tax_no }), buyer.email),
    },
    from: issuerParty(issuer, locale),
    columns: [words('invoice.description'), words('invoice.amount', { currency })],
    lines: boughtLines(facts, locale),
    sums: sumsOf(facts, locale),
    notes: compact(words('invoice.paid', { date: day(paidAt) }), country === 'CN' ? words('invoice.note_cn') : undefined),
  };
}

function issuerParty({ name, address, taxNo }: Issuer, locale: Locale): Party {
  const key = JAPANESE_REGISTRATION.test(taxNo ?? '') ? 'invoice.tax_no_jp' : 'invoice.tax_no';
  return { label: say(locale, 'invoice.from'), name, lines: compact(addressOf(address), taxNo && say(locale, key, { number: taxNo })) };
}

/** An address in its own lines, or running on where it has more than a page has room for. */
function addressOf(address = ''): string {
  const lines = address.split(/\s*\n\s*/);
  return lines.length > ADDRESS_LINES_MAX ? lines.join(', ') : address;
}

function boughtLines(facts: InvoiceFacts, locale: Locale): InvoiceText['lines'] {
  const { setMealId, period, startTime, endTime, timezone, discount, credit, listAmount } = facts;
  const [money, day] = [moneyIn(locale, facts.currency), dayIn(locale, timezone)];
  const lines: InvoiceText['lines'] = [
    {
      name: say(locale, `pay.bought_${period}`, { plan: namePlan(setMealId, locale) }),
      detail: say(locale, 'invoice.period', { start: day(startTime), end: day(endTime) }),
      amount: money(listAmount),
    },
  ];
  if (discount > 0) lines.push({ name: say(locale, 'invoice.discount'), amount: money(-discount) });
  if (credit > 0) lines.push({ name: say(locale, 'invoice.credit'), amount: money(-credit) });
  return lines;
}

/** Japan wants the rate, what was paid at that rate, and the tax in it; elsewhere tax is told where there is any. */
function sumsOf({ buyer, currency, tax, payable }: InvoiceFacts, locale: Locale): [string, string][] {
  const money = moneyIn(locale, currency);
  const total: [string, string] = [say(locale, 'invoice.total'), money(payable)];
  if (tax === 0) return [total];
  const rate = Math.round((tax * 100) / (payable - tax));
  if (buyer.country === 'JP')
    return [[say(locale, 'invoice.taxed_jp', { rate }), money(payable)], [say(locale, 'invoice.tax_jp', { rate }), money(tax)], total];
  return [[say(locale, 'invoice.net'), money(payable - tax)], [say(locale, 'invoice.tax', { rate }), money(tax)], total];
}

function taxNoKey(country: string | undefined): 'invoice.tax_no' | 'invoice.tax_no_cn' | 'invoice.tax_no_jp' | 'invoice.tax_no_hk' {
  if (country === 'CN') return 'invoice.tax_no_cn';
  if (country === 'JP') return 'invoice.tax_no_jp';
  return country === 'HK' ? 'invoice.tax_no_hk' : 'invoice.tax_no';
}

function moneyIn(locale: Locale, currency: Currency): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return (amount) => format.format(amount / 10 ** minorDigits(currency));
}

function dayIn(locale: Locale, timeZone: string): (time: number) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return (time) => format.format(time);
}

function compact(...texts: (string | undefined)[]): string[] {
  return texts.filter((text): text is string => text !== undefined && text !== '');
}
