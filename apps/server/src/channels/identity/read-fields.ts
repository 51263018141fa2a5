import { identityFields, ownValue, type VisitorIdentity } from '@lobby/contract';
import { z } from 'zod/mini';
import { oneLine } from '#/one-line.ts';

/** What is known of a visitor; what is not said stays out. */
export interface SaidFields {
  name?: string;
  email?: string;
  phone?: string;
  attrs: Record<string, string>;
}

type Said = Pick<VisitorIdentity, 'name' | 'email' | 'phone' | 'attrs'>;

/** Claims that say something of the token itself. */
const OF_TOKEN = new Set(['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti']);
const FIELDS = z.object(identityFields);
/** What comes in a token was not looked at as what comes in a body is. */
const storable = (text: string) => oneLine(text.toWellFormed());

/** What was said, without what says nothing. */
export function fieldsOf({ name, email, phone, attrs }: Said): SaidFields {
  const texts = Object.entries(attrs ?? {}).map(([key, value]) => [key, String(value)] as const);
  return {
    ...(name != null && { name }),
    ...(email != null && { email }),
    ...(phone != null && { phone }),
    attrs: Object.fromEntries(texts.filter(([, value]) => value !== '')),
  };
}

/**
 * What a token says of its visitor: a field that is of the wrong form is passed over, so that a wrong telephone number keeps nobody out.
 * Claims that have no field of their own, such as `plan`, are attributes. @returns names of what was passed over, too
 */
export function readClaims(claims: Record<string, unknown>): { fields: SaidFields; ignored: string[] } {
  const { name, email, phone, attrs, ...others } = claims;
  const ignored: string[] = [];
  const take = (path: string, field: keyof Said, value: unknown): Said => {
    const read = z.safeParse(FIELDS, { [field]: typeof value === 'string' ? storable(value) : value });
    if (!read.success) ignored.push(path);
    return read.success ? read.data : {};
  };
  const plain = Object.entries(others).filter(([key]) => !OF_TOKEN.has(key));
  const isMap = typeof attrs === 'object' && attrs !== null && !Array.isArray(attrs);
  if (attrs !== undefined && attrs !== null && !isMap) ignored.push('attrs');
  const named = isMap ? Object.entries(attrs).map(([key, value]) => [`attrs.${key}`, key, value] as const) : [];
  const all = [...plain.map(([key, value]) => [key, key, value] as const), ...named];
  const kept = all.flatMap(([path, name, raw]) => {
    const key = storable(name);
    const value: unknown = typeof raw === 'string' ? storable(raw) : raw;
    const read = ownValue(take(path, 'attrs', { [key]: value }).attrs ?? {}, key);
    return read === undefined ? [] : [[key, read] as const];
  });
  const said = { ...take('name', 'name', name), ...take('email', 'email', email), ...take('phone', 'phone', phone) };
  const whole = z.safeParse(FIELDS, { attrs: Object.fromEntries(kept) });
  if (!whole.success) ignored.push('attrs');
  return { fields: fieldsOf({ ...said, attrs: whole.success ? whole.data.attrs : {} }), ignored };
}
