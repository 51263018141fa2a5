import type { FeeCategory, MessagingKind, MessagingSettings } from '@lobby/contract';

/** How a message goes, and what it costs. */
export interface Cost {
  way: 'free' | 'quota' | 'fee';
  /** What the service charges it as; null where it charges nothing by category. */
  category: FeeCategory | null;
  /** Millionths of `currency`; null where the rate is not known. */
  micros: number | null;
  currency: string | null;
}

const FREE: Cost = { way: 'free', category: null, micros: 0, currency: null };
const ONE_OF_MONTH: Cost = { way: 'quota', category: null, micros: 0, currency: null };

/** A fee by the rates that the business has entered. */
export function feeOf(category: FeeCategory, { currency, rates }: MessagingSettings['cost']): Cost {
  return { way: 'fee', category, micros: rates[category], currency };
}

/**
 * What the next message will cost. LINE takes an answer with the token of the last message free of charge, and anything else from the month;
 * WhatsApp charges by category; the others charge nothing.
 */
export function planCost(
  { kind, settings }: { kind: MessagingKind; settings: Pick<MessagingSettings, 'cost'> },
  { canReply, template }: { canReply: boolean; template?: FeeCategory | undefined },
): Cost {
  if (kind === 'line') return canReply ? FREE : ONE_OF_MONTH;
  if (kind !== 'whatsapp') return FREE;
  const fee = feeOf(template ?? 'service', settings.cost);
  // The business has entered that nothing is charged.
  return fee.micros === 0 ? { ...fee, way: 'free' } : fee;
}

/** What a month has come to so far. */
export interface Spent {
  micros: number;
  quota: number;
}

/** Whether a message would go beyond what the business lets a month cost: an amount of its currency, or messages of the month. */
export function isCapped({ cap }: MessagingSettings['cost'], { way, micros }: Cost, spent: Spent): boolean {
  if (cap === null || way === 'free') return false;
  return way === 'quota' ? spent.quota + 1 > cap : spent.micros + Math.max(micros ?? 0, 1) > cap;
}

const DAY_MS = 86_400_000;

/** What the month, in UTC, will come to if it goes on as it has begun; undefined on its first day, of which nothing can be said. */
export function forecast(micros: number, now: number): number | undefined {
  const at = new Date(now);
  const [start, end] = [0, 1].map((more) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + more)) as [number, number];
  const gone = now - start;
  return gone < DAY_MS ? undefined : Math.round((micros * (end - start)) / gone);
}
