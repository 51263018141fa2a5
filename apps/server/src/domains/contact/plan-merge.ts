import { ownValue } from '@lobby/contract';
/** What a merge looks at of a contact. Times are epoch milliseconds. */
export interface MergeSide {
  name: string | null;
  email: string | null;
  /** Only the visitor says that it is theirs. */
  email_claimed: boolean;
  phone: string | null;
  external_id: string | null;
  remark: string;
  tags: string[];
  attrs: Record<string, string>;
  blocked_at: number | null;
  first_seen_at: number;
  last_seen_at: number;
}

export interface Conflict {
  field: string;
  from: string;
  into: string;
}

const FIELDS = ['name', 'email', 'phone', 'external_id'] as const;
const ATTRS = 'attrs.';

/** Fields in which both sides say something, and not the same. */
export function findConflicts(from: MergeSide, into: MergeSide): Conflict[] {
  const plain = FIELDS.map((field) => ({ field, from: from[field], into: into[field] }));
  const attrs = Object.entries(from.attrs).map(([name, value]) => ({
    field: ATTRS + name,
    from: value,
    into: ownValue(into.attrs, name) ?? '',
  }));
  return [...plain, ...attrs].filter((each): each is Conflict => !!each.from && !!each.into && each.from !== each.into);
}

/**
 * One contact out of two: what only one side says stays, of conflicts the chosen side's; tags, attributes and remarks are joined,
 * whoever was blocked stays blocked, and the first and last time count over both.
 * @param take conflicting fields in which `from` is right
 */
export function planMerge(from: MergeSide, into: MergeSide, take: readonly string[]): MergeSide {
  const taken = new Set(take);
  const choose = (field: (typeof FIELDS)[number]) => (taken.has(field) ? (from[field] ?? into[field]) : (into[field] ?? from[field]));
  const email = choose('email');
  const chosenAttrs = Object.entries(from.attrs).filter(([name]) => !Object.hasOwn(into.attrs, name) || taken.has(ATTRS + name));
  const blocked = [from.blocked_at, into.blocked_at].filter((at) => at !== null);
  const remarks = [into.remark, from.remark].filter((remark) => remark !== '');
  return {
    name: choose('name'),
    email,
    // One side that knows it is enough.
    email_claimed: email !== null && [from, into].every((side) => side.email !== email || side.email_claimed),
    phone: choose('phone'),
    external_id: choose('external_id'),
    remark: [...new Set(remarks)].join('\n'),
    tags: [...new Set([...into.tags, ...from.tags])],
    attrs: { ...into.attrs, ...Object.fromEntries(chosenAttrs) },
    blocked_at: blocked.length === 0 ? null : Math.min(...blocked),
    first_seen_at: Math.min(from.first_seen_at, into.first_seen_at),
    last_seen_at: Math.max(from.last_seen_at, into.last_seen_at),
  };
}
