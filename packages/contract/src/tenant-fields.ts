import { z } from 'zod/mini';
import { text } from './fields.ts';

/** Length of an address name, in characters. */
export const SLUG_MIN = 3;
export const SLUG_MAX = 40;
/** `/chat/{slug}`: lower-case letters, digits and single inner hyphens, not all digits (a number is a tenant id). */
const SLUG = /^(?!\d+$)[a-z0-9](?:[a-z0-9]|-(?!-))*[a-z0-9]$/;

export const slugSchema = z.string().check(z.trim(), z.toLowerCase(), z.minLength(SLUG_MIN), z.maxLength(SLUG_MAX), z.regex(SLUG));

export const tenantName = text(80);

/** ISO 3166-1 alpha-2, in capitals. */
export const countrySchema = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/));

/** A zone that this side's Intl knows, by its IANA name. */
export const timezoneSchema = z.string().check(z.maxLength(60), z.refine(isTimezone, { error: 'timezone' }));

function isTimezone(name: string): boolean {
  // An offset such as +08:00 is none: databases read its sign the other way round.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The trades that a business chooses from. */
export const INDUSTRIES = [
  'retail',
  'fashion',
  'food',
  'electronics',
  'beauty',
  'travel',
  'education',
  'software',
  'finance',
  'health',
  'logistics',
  'other',
] as const;

/** Most sites that may frame the chat of a business. */
export const FRAME_ORIGINS_MAX = 50;
/** Longest name of a host, in characters (RFC 1035 §2.3.4). */
const HOST_MAX = 253;
const PORT_MAX = 65_535;
/** https, a host of two labels at least, `*.` before it for every subdomain, a port where it is not 443. */
const FRAME_ORIGIN = /^https:\/\/(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/;

/** A site that may put the chat into a frame, as its security policy names it: `https://shop.example`, `https://*.shop.example:8443`. */
export const frameOriginSchema = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.maxLength('https://'.length + HOST_MAX + ':65535'.length),
  z.regex(FRAME_ORIGIN),
  z.refine((origin) => Number(/:(\d+)$/.exec(origin)?.[1] ?? 1) <= PORT_MAX, { error: 'port' }),
);
