/** Why who a visitor says to be is not believed. */
export const IDENTITY_FAULTS = [
  'too_large',
  'malformed',
  /** Signed in another way than HS256, or not at all. */
  'algorithm',
  'no_secret',
  /** It names a secret that the channel does not have. */
  'unknown_key',
  'signature',
  'no_subject',
  'subject',
  'no_expiry',
  'expired',
  /** Valid for more than a day. */
  'too_long',
  /** Valid, or issued, later than now. */
  'not_yet',
  'hash',
  /** An id alone proves nothing. */
  'no_hash',
] as const;
export type IdentityFault = (typeof IDENTITY_FAULTS)[number];
