import { ATTRIBUTES_MAX, ownValue } from '@lobby/contract';
import type { SaidContact } from './identity.repository.ts';

/** What is said of a visitor; what is not said stays as it is. */
export interface Said {
  name?: string;
  email?: string;
  phone?: string;
  attrs: Record<string, string>;
}

const FIELDS = ['name', 'email', 'phone'] as const;

/**
 * A contact with what is newly said of them. What is signed counts more than everything; what is only claimed fills in what nobody else has
 * said, and is marked. Pure.
 */
export function planSaid(before: SaidContact, signed: Said, claims: Said): SaidContact {
  const claimed = new Set(before.claimed);
  const after: SaidContact = { ...before, attrs: { ...before.attrs } };
  const setMark = (field: string, isClaim: boolean) => {
    if (field === 'email') after.email_claimed = isClaim;
    else if (isClaim) claimed.add(field);
    else claimed.delete(field);
  };
  const isClaimed = (field: string) => (field === 'email' ? before.email_claimed : claimed.has(field));
  for (const field of FIELDS) {
    const said = signed[field] ?? claims[field];
    const isClaim = signed[field] === undefined;
    const now = before[field];
    if (said === undefined || (isClaim && now !== null && (!isClaimed(field) || now === said))) continue;
    after[field] = said;
    setMark(field, isClaim);
  }
  for (const [name, value] of Object.entries({ ...claims.attrs, ...signed.attrs })) {
    const [mark, isClaim, now] = [`attrs.${name}`, !Object.hasOwn(signed.attrs, name), ownValue(before.attrs, name)];
    if (isClaim && now !== undefined && !isClaimed(mark)) continue;
    if (now === undefined && Object.keys(after.attrs).length >= ATTRIBUTES_MAX) continue;
    after.attrs[name] = value;
    setMark(mark, isClaim);
  }
  return { ...after, claimed: [...claimed].toSorted() };
}
