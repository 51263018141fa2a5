import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planMerge, type MergeSide } from './plan-merge.ts';
import { changesOf, planUnmerge } from './plan-unmerge.ts';

const NOBODY: MergeSide = {
  name: null,
  email: null,
  email_claimed: false,
  phone: null,
  external_id: null,
  identified_at: null,
  claimed: [],
  remark: '',
  tags: [],
  attrs: {},
  blocked_at: null,
  first_seen_at: 10,
  last_seen_at: 20,
};
const side = (rest: Partial<MergeSide>): MergeSide => ({ ...NOBODY, ...rest });

const word = fc.constantFrom('ada', 'mina', 'kyoto');
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const anyone: fc.Arbitrary<MergeSide> = fc
  .record({
    name: maybe(word),
    email: maybe(word),
    email_claimed: fc.boolean(),
    phone: maybe(word),
    external_id: maybe(word),
    identified_at: maybe(fc.constantFrom(1, 2)),
    claimed: fc.subarray(['name', 'phone', 'attrs.plan']),
    remark: fc.constantFrom('', 'tea', 'calls back'),
    tags: fc.subarray(['vip', 'late', '返品']),
    attrs: fc.dictionary(fc.constantFrom('plan', 'size'), word),
    blocked_at: maybe(fc.constantFrom(3, 4)),
    first_seen_at: fc.constantFrom(10, 11),
    last_seen_at: fc.constantFrom(20, 21),
  })
  .map((any) => ({
    ...any,
    email_claimed: any.email !== null && any.email_claimed,
    identified_at: any.external_id === null ? null : any.identified_at,
    claimed: any.claimed.filter((field) => (field === 'attrs.plan' ? 'plan' in any.attrs : any[field as 'name' | 'phone'] !== null)),
  }));

/** The order of tags and of names says nothing. */
const plain = (any: MergeSide) => ({ ...any, tags: any.tags.toSorted(), claimed: any.claimed.toSorted(), last_seen_at: 0 });

test('a merge that is undone at once leaves both as they were, whatever was taken from which', () => {
  fc.assert(
    fc.property(anyone, anyone, fc.subarray(['name', 'email', 'phone', 'external_id', 'attrs.plan', 'attrs.size']), (from, into, take) => {
      // Nobody else can be vouched for under the same external id.
      fc.pre(from.identified_at === null || into.identified_at === null || from.external_id !== into.external_id);
      const merged = planMerge(from, into, take);
      const back = planUnmerge(merged, { from, into, merged });
      expect(plain(back.into)).toEqual(plain(into));
      expect(plain(back.from)).toEqual(plain(from));
    }),
  );
});

describe('what was changed since the merge', () => {
  const from = side({
    name: 'Misaki',
    email: 'old@shop.example',
    tags: ['返品', 'vip'],
    attrs: { city: '大阪', plan: 'silver' },
    remark: 'tea',
  });
  const into = side({ name: 'M.', phone: '+81 3', tags: ['vip'], attrs: { plan: 'gold' } });
  const merged = planMerge(from, into, ['name', 'attrs.plan']);

  test('stays, and the rest is what it was', () => {
    const now = {
      ...merged,
      email: 'new@shop.example',
      tags: [...merged.tags, 'wholesale'],
      attrs: { ...merged.attrs, city: '京都', since: '2026' },
    };
    expect(planUnmerge(now, { from, into, merged })).toEqual({
      from,
      into: {
        ...into,
        email: 'new@shop.example',
        tags: ['vip', 'wholesale'],
        attrs: { city: '京都', plan: 'gold', since: '2026' },
      },
    });
  });

  test('is not brought back where it was removed', () => {
    const now = { ...merged, phone: null, tags: ['返品'], attrs: {}, remark: '' };
    const { into: stays } = planUnmerge(now, { from, into, merged });
    expect(stays).toMatchObject({ name: 'M.', phone: null, tags: [], attrs: {}, remark: '' });
  });

  test('is told before it is done: what becomes what, and what goes', () => {
    const unmerged = planUnmerge(merged, { from, into, merged });
    expect(changesOf(merged, unmerged)).toEqual([
      { field: 'name', now: 'Misaki', after: 'M.' },
      { field: 'email', now: 'old@shop.example', after: null },
      { field: 'remark', now: 'tea', after: null },
      { field: 'attrs.plan', now: 'silver', after: 'gold' },
      { field: 'attrs.city', now: '大阪', after: null },
    ]);
  });
});

test.each([
  { held: 'blocked since', now: 9, from: null, into: null, after: [9, 9] },
  { held: 'let in again', now: null, from: 5, into: null, after: [null, null] },
  { held: 'blocked before', now: 5, from: 5, into: null, after: [5, null] },
])('whoever is $held', ({ now, from: was, into: before, after }) => {
  const [from, into] = [side({ blocked_at: was }), side({ blocked_at: before })];
  const merged = planMerge(from, into, []);
  const back = planUnmerge({ ...merged, blocked_at: now }, { from, into, merged });
  expect([back.from.blocked_at, back.into.blocked_at]).toEqual(after);
});

test('an external id that a browser has shown since is vouched for where it was shown', () => {
  const from = side({ external_id: 'c-1', identified_at: 1 });
  const into = side({ external_id: 'c-2', identified_at: 1 });
  const merged = planMerge(from, into, []);
  const back = planUnmerge({ ...merged, external_id: 'c-1', identified_at: 7 }, { from, into, merged });
  expect(back.into).toMatchObject({ external_id: 'c-1', identified_at: 7 });
  expect(back.from).toMatchObject({ external_id: 'c-1', identified_at: null });
});
