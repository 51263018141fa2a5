import type { ModelPrices } from '#/config.ts';
import type { ModelUse } from './compose-answer.ts';

/** What asking the model cost, in millionths of the currency; null where a price or a count is not known. Pure. */
export function modelCost({ tokensIn, tokensOut }: ModelUse, { perMillionIn, perMillionOut }: ModelPrices): number | null {
  if (tokensIn === undefined || tokensOut === undefined || perMillionIn === undefined || perMillionOut === undefined) return null;
  // A price for a million tokens is the price of one in millionths.
  return Math.round(tokensIn * perMillionIn + tokensOut * perMillionOut);
}
