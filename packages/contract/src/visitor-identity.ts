import { z } from 'zod/mini';
import { ATTRIBUTE_NAME_MAX, ATTRIBUTE_VALUE_MAX, ATTRIBUTES_MAX, CONTACT_NAME_MAX, EXTERNAL_ID_MAX, phone } from './contact.ts';
import { email, text } from './fields.ts';

/** Longest token that a page hands over, and longest that is looked at, in characters. */
export const IDENTITY_TOKEN_MAX = 4_096;
const TOKEN_SENT_MAX = 16_384;
/** Hexadecimal digits of HMAC-SHA256. */
const HASH_LENGTH = 64;

/** What is said of a visitor, by the page or inside a token. */
export const identityFields = {
  name: z.nullish(text(CONTACT_NAME_MAX)),
  email: z.nullish(email),
  phone: z.nullish(phone),
  /** What else is known, by name, such as `plan`. */
  attrs: z.nullish(
    z
      .record(text(ATTRIBUTE_NAME_MAX), z.union([text(ATTRIBUTE_VALUE_MAX, 0), z.number(), z.boolean()]))
      .check(z.refine((given) => Object.keys(given).length <= ATTRIBUTES_MAX, 'too_big')),
  ),
};

/**
 * Who the page says its visitor is. A signed `jwt`, or an `id` with its `user_hash`, proves it; everything else is what the page says,
 * and marked so.
 */
export const visitorIdentity = z.object({
  jwt: z.nullish(z.string().check(z.maxLength(TOKEN_SENT_MAX))),
  /** The business's own name of the visitor. */
  id: z.nullish(text(EXTERNAL_ID_MAX)),
  /** HMAC-SHA256 of `id` under a secret of the channel, in hexadecimal digits. */
  user_hash: z.nullish(z.string().check(z.toLowerCase(), z.length(HASH_LENGTH), z.regex(/^[0-9a-f]*$/))),
  ...identityFields,
});
export type VisitorIdentity = z.output<typeof visitorIdentity>;
