import type { ModelUse } from './answer/answer.ts';

/** Prices for a million tokens, read and written; undefined where nobody said. */
export interface ModelPrices {
  perMillionIn: number | undefined;
  perMillionOut: number | undefined;
  /** ISO 4217. */
  currency: string;
}

/** What asking the model cost, in millionths of the currency; null where a price or a count is not known. Pure. */
export function modelCost({ tokensIn, tokensOut, isOwn }: ModelUse, { perMillionIn, perMillionOut }: ModelPrices): number | null {
  // What the tenant's own model costs is between the tenant and its provider.
  if (isOwn === true) return null;
  if (tokensIn === undefined || tokensOut === undefined || perMillionIn === undefined || perMillionOut === undefined) return null;
  // A price for a million tokens is the price of one in millionths.
  return Math.round(tokensIn * perMillionIn + tokensOut * perMillionOut);
}
