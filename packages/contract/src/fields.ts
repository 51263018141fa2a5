import { z } from 'zod/mini';

/** business_id is always 1 (§7, §9). */
export const BUSINESS_ID = 1;
export const businessId = z._default(z.literal(BUSINESS_ID), BUSINESS_ID);

/** Longest accepted e-mail address, in characters (RFC 5321 §4.5.3.1). */
const EMAIL_MAX = 254;
export const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX)), z.email());

/** Time-ordered UUIDs name everything but tenants and users. */
export const id = z.uuid();

/** What is counted, such as edits and versions, fits a 32-bit number. */
const COUNT_MAX = 2 ** 31 - 1;
/** Grows by one with each edit. */
export const version = z.int().check(z.gte(0), z.lte(COUNT_MAX));
/** Number of one among many, from 1 on; it may arrive as a query string. */
export const ordinal = z.coerce.number().check(z.int(), z.gte(1), z.lte(COUNT_MAX));

/** Milliseconds since 1970-01-01T00:00:00Z. */
export const epochMs = z.int();

/** A moment that may arrive as a query string, and be left out. */
export const queryMoment = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(8_640_000_000_000_000)));

/** Non-empty text of at most `max` characters, outer white space removed. */
export function text(max: number, min = 1) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max));
}

/** JSON in a form field of at most `max` characters, read by a schema. */
export function jsonText<Output>(max: number, schema: z.ZodMiniType<Output>) {
  const read = z.transform((value: string, context) => {
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.issues.push({ code: 'custom', input: value, message: 'not JSON' });
      return z.NEVER;
    }
  });
  return z.pipe(z.string().check(z.maxLength(max)), z.pipe(read, schema));
}

/** A number that may arrive as a query string. */
export function queryInt(min: number, max: number, fallback: number) {
  return z._default(z.coerce.number().check(z.int(), z.gte(min), z.lte(max)), fallback);
}

/** A list's page: `cursor` is opaque, from the `next_cursor` of the page before. */
export const LIST_LIMIT_MAX = 100;
export const page = {
  cursor: z.optional(z.string().check(z.maxLength(500))),
  limit: queryInt(1, LIST_LIMIT_MAX, 20),
};

export const nothing = z.object({});
