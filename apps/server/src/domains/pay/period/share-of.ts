/**
 * `whole × part / of` in whole units, rounded up: the rest of a division belongs to the customer.
 * Money times milliseconds passes 2^53, so the sum is done in bigint.
 */
export function shareOf(whole: number, part: number, of: number): number {
  const product = BigInt(whole) * BigInt(part);
  return Number((product + BigInt(of) - 1n) / BigInt(of));
}
