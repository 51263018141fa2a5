import { ownValue } from '@lobby/contract';
import { ATTRS, FIELDS, type MergeSide } from './plan-merge.ts';

/** The two contacts of a merge as they were, and the one that came of them. */
export interface MergeSides {
  from: MergeSide;
  into: MergeSide;
  merged: MergeSide;
}

export interface Unmerged {
  from: MergeSide;
  into: MergeSide;
}

/**
 * Two contacts out of one that was merged. The one that comes back is as it was. At the one that stays, what the merge changed becomes what
 * it was, and what was changed since stays: a member's word about it is newer than the merge. Blocking counts for the person: whoever was
 * blocked, or let in again, since the merge is so on both sides.
 * @param now the merged contact as it stands
 */
export function planUnmerge(now: MergeSide, { from, into, merged }: MergeSides): Unmerged {
  const back = <T>(held: T, was: T, before: T): T => (held === was ? before : held);
  const email = back(now.email, merged.email, into.email);
  const externalId = back(now.external_id, merged.external_id, into.external_id);
  const wasBlockedSince = now.blocked_at !== merged.blocked_at;
  const plain = {
    name: back(now.name, merged.name, into.name),
    phone: back(now.phone, merged.phone, into.phone),
    attrs: attrsBack(now.attrs, merged.attrs, into.attrs),
  };
  const stays: MergeSide = {
    ...plain,
    email,
    email_claimed: email === into.email ? into.email_claimed : now.email_claimed,
    external_id: externalId,
    identified_at: externalId === into.external_id && now.identified_at === merged.identified_at ? into.identified_at : now.identified_at,
    claimed: claimedBack(now, into, plain),
    remark: back(now.remark, merged.remark, into.remark),
    tags: now.tags.filter((tag) => into.tags.includes(tag) || !from.tags.includes(tag)),
    blocked_at: wasBlockedSince ? now.blocked_at : into.blocked_at,
    first_seen_at: back(now.first_seen_at, merged.first_seen_at, into.first_seen_at),
    last_seen_at: now.last_seen_at,
  };
  const isTaken = stays.identified_at !== null && stays.external_id === from.external_id;
  return {
    into: stays,
    from: {
      ...from,
      // One external id is vouched for at one contact only: at the one whose browser has shown it last.
      identified_at: isTaken ? null : from.identified_at,
      blocked_at: wasBlockedSince ? now.blocked_at : from.blocked_at,
    },
  };
}

type Attrs = MergeSide['attrs'];

function attrsBack(now: Attrs, merged: Attrs, before: Attrs): Attrs {
  const back = Object.entries(now).flatMap(([name, value]) => {
    const kept = value === ownValue(merged, name) ? ownValue(before, name) : value;
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(back);
}

/** What the one that stays has from the visitor or the page alone: of what is as before, what was so before. */
function claimedBack(now: MergeSide, before: MergeSide, plain: Pick<MergeSide, 'name' | 'phone' | 'attrs'>): string[] {
  const valueOf = (side: typeof plain, field: string) =>
    field.startsWith(ATTRS) ? ownValue(side.attrs, field.slice(ATTRS.length)) : field === 'name' ? side.name : side.phone;
  return [...new Set([...now.claimed, ...before.claimed])].filter((field) => {
    const value = valueOf(plain, field);
    if (value === undefined || value === null) return false;
    return (value === valueOf(before, field) ? before : now).claimed.includes(field);
  });
}

/** What changes at the one that stays, for who decides about it. */
export function changesOf(now: MergeSide, { into }: Unmerged): { field: string; now: string | null; after: string | null }[] {
  const names = Object.keys(now.attrs);
  const all = [
    ...FIELDS.map((field) => ({ field: field as string, now: now[field], after: into[field] })),
    { field: 'remark', now: now.remark || null, after: into.remark || null },
    ...names.map((name) => ({ field: ATTRS + name, now: ownValue(now.attrs, name) ?? null, after: ownValue(into.attrs, name) ?? null })),
  ];
  return all.filter((each) => each.now !== each.after);
}
