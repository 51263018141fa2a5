/** A call that will go: since when programs are told so, and when it goes at the earliest; days such as `2027-01-31` (UTC). */
export interface Deprecation {
  readonly since: `${number}-${number}-${number}`;
  readonly sunset: `${number}-${number}-${number}`;
}

/** A call that programs are told of stays for so many months at least. */
export const SUNSET_MONTHS_MIN = 12;

/**
 * The headers that tell of it: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594); none of a call that stays. Pure.
 * @throws RangeError for a call that would go before `SUNSET_MONTHS_MIN`
 */
export function deprecationHeaders(deprecated: Deprecation | undefined): Record<string, string> {
  if (!deprecated) return {};
  const [since, sunset] = [new Date(`${deprecated.since}T00:00:00Z`), new Date(`${deprecated.sunset}T00:00:00Z`)];
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + SUNSET_MONTHS_MIN);
  if (!(sunset >= earliest)) throw new RangeError(`a call that is deprecated on ${deprecated.since} cannot go on ${deprecated.sunset}`);
  return { deprecation: `@${since.getTime() / 1_000}`, sunset: sunset.toUTCString() };
}
