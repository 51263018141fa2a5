import { FEE_CATEGORIES, type FeeCategory, type MessagingChannel, type MessagingSettings } from '@lobby/contract';

type Cost = MessagingSettings['cost'];
type Kind = MessagingChannel['kind'];

/** As it is typed: amounts of the currency, or messages; empty is not known, or without a cap. */
export interface CostDraft {
  currency: string;
  rates: Record<FeeCategory, string>;
  cap: string;
}

const MICROS = 1_000_000;
const AMOUNT = /^\d{1,6}(?:[.,]\d{1,6})?$/;
const COUNT = /^\d{1,9}$/;

/** Services on which replies may cost something. */
export const WITH_COST: ReadonlySet<Kind> = new Set(['line', 'whatsapp']);

export function draftOf({ currency, rates, cap }: Cost, kind: Kind): CostDraft {
  const shown = (micros: number | null) => (micros === null ? '' : String(micros / MICROS));
  const texts = Object.fromEntries(FEE_CATEGORIES.map((category) => [category, shown(rates[category])])) as CostDraft['rates'];
  return { currency, rates: texts, cap: kind === 'whatsapp' ? shown(cap) : cap === null ? '' : String(cap) };
}

/** @returns null for what is empty, undefined for what is no amount */
function amountOf(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return AMOUNT.test(typed) ? Math.round(Number(typed.replace(',', '.')) * MICROS) : undefined;
}

/** What was typed as it is kept, and what of it cannot be. Pure. */
export function readCost(draft: CostDraft, kind: Kind): { cost: Cost; wrong: Set<keyof Cost | FeeCategory> } {
  const wrong = new Set<keyof Cost | FeeCategory>();
  const take = (name: keyof Cost | FeeCategory, value: number | null | undefined): number | null => {
    if (value === undefined) wrong.add(name);
    return value ?? null;
  };
  const currency = draft.currency.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) wrong.add('currency');
  const typedCap = draft.cap.trim();
  const count = typedCap === '' ? null : COUNT.test(typedCap) ? Number(typedCap) : undefined;
  const rates = Object.fromEntries(
    FEE_CATEGORIES.map((category) => [category, take(category, amountOf(draft.rates[category]))]),
  ) as Cost['rates'];
  return { cost: { currency, rates, cap: take('cap', kind === 'whatsapp' ? amountOf(draft.cap) : count) }, wrong };
}
