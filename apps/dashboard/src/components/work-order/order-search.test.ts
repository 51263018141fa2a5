import { expect, test } from 'vitest';
import { orderFilterOf, orderSearchOf, readOrderSearch } from './order-search.ts';

test('an address says what is shown, and what it cannot say is left out', () => {
  const order = '0190c5a4-0000-7000-8000-000000000000';
  const whole = { view: 'mine', q: '拉鏈', priority: 'urgent', sort: 'due', order };
  expect(readOrderSearch(whole)).toEqual(whole);
  expect(readOrderSearch({ view: 'x', q: 7, priority: 'x', sort: '', order: '../x', more: 1 })).toEqual({});
});

test('what a figure counts is kept to the moment, by its address, its filter and a saved view', () => {
  const counted = { view: 'all', figure: 'late', since: 1_000, until: 2_000 } as const;
  expect(readOrderSearch(counted)).toEqual(counted);
  const filter = { view: 'all', figure: 'late', created_from: 1_000, created_to: 2_000 } as const;
  expect(orderFilterOf(counted)).toEqual(filter);
  expect(readOrderSearch(orderSearchOf(filter, 'updated'))).toEqual({ ...counted, sort: 'updated' });
  expect(orderFilterOf({ figure: 'due', since: 1_000, until: 2_000 })).toEqual({ view: 'open', due_from: 1_000, due_to: 2_000 });
});

test('a figure without its time is none, and days narrow what it counts further, never less', () => {
  expect(readOrderSearch({ figure: 'late', since: 1_000 })).toEqual({});
  expect(readOrderSearch({ since: 1_000, until: 2_000 })).toEqual({});
  const [since, until] = [Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 30)];
  const wider = orderFilterOf({ figure: 'made', since, until, made_from: '2026-01-01', made_to: '2026-12-31' });
  expect(wider).toMatchObject({ created_from: since, created_to: until });
  const narrower = orderFilterOf({ figure: 'made', since, until, made_from: '2026-06-10', made_to: '2026-06-11' });
  expect(narrower.created_from).toBeGreaterThan(since);
  expect(narrower.created_to).toBeLessThan(until);
});
