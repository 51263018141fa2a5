import { ownValue } from '@lobby/contract';
/** What a merge looks at of a contact. Times are epoch milliseconds. */
export interface MergeSide {
  name: string | null;
  email: string | null;
  /** Only the visitor says that it is theirs. */
  email_claimed: boolean;
  phone: string | null;
  external_id: string | null;
  /** When the business's own systems vouched for the external id. */
  identified_at: number | null;
  /** Fields and attributes that only the visitor or the page says. */
  claimed: string[];
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

export const FIELDS = ['name', 'email', 'phone', 'external_id'] as const;
export const ATTRS = 'attrs.';

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
  const externalId = choose('external_id');
  const vouched = [into, from].find((side) => side.external_id === externalId && side.identified_at !== null);
  const chosenAttrs = Object.entries(from.attrs).filter(([name]) => !Object.hasOwn(into.attrs, name) || taken.has(ATTRS + name));
  const blocked = [from.blocked_at, into.blocked_at].filter((at) => at !== null);
  const plain = { name: choose('name'), phone: choose('phone'), attrs: { ...into.attrs, ...Object.fromEntries(chosenAttrs) } };
  const remarks = [into.remark, from.remark].filter((remark) => remark !== '');
  return {
    ...plain,
    email,
    // One side that knows it is enough.
    email_claimed: email !== null && [from, into].every((side) => side.email !== email || side.email_claimed),
    external_id: externalId,
    identified_at: vouched?.identified_at ?? null,
    claimed: [...new Set([...into.claimed, ...from.claimed])].filter((field) => isClaimed(field, plain, [from, into])),
    remark: [...new Set(remarks)].join('\n'),
    tags: [...new Set([...into.tags, ...from.tags])],
    blocked_at: blocked.length === 0 ? null : Math.min(...blocked),
    first_seen_at: Math.min(from.first_seen_at, into.first_seen_at),
    last_seen_at: Math.max(from.last_seen_at, into.last_seen_at),
  };
}

type Named = Pick<MergeSide, 'name' | 'phone' | 'attrs'>;

/** Whether everybody who says the same as the merged contact has it from the visitor or the page alone. */
function isClaimed(field: string, merged: Named, sides: readonly MergeSide[]): boolean {
  const value = valueOf(merged, field);
  return value !== null && sides.every((side) => valueOf(side, field) !== value || side.claimed.includes(field));
}

function valueOf({ name, phone, attrs }: Named, field: string): string | null {
  if (field.startsWith(ATTRS)) return ownValue(attrs, field.slice(ATTRS.length)) ?? null;
  return field === 'name' ? name : field === 'phone' ? phone : null;
}
