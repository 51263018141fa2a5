/** Why an outgoing call came to nothing. */
export const OUTGOING_REASONS = [
  /** No http or https address, or one with a name and a password in it. */
  'address',
  /** It leads to a machine that is not on the public internet. */
  'private',
  'redirects',
  'too_large',
  'timeout',
  /** Nobody answers there, or what answers breaks off. */
  'unreachable',
] as const;
export type OutgoingReason = (typeof OUTGOING_REASONS)[number];

/** An outgoing call that was refused or failed. */
export class OutgoingRefused extends Error {
  override readonly name = 'OutgoingRefused';
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason, url: string, options?: ErrorOptions) {
    super(`${url}: ${reason}`, options);
    this.reason = reason;
  }
}
