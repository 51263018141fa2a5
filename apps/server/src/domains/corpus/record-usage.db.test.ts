import { corpus } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { recordHit, recordVerdict, type Verdict } from './record-usage.ts';

let app: TestApp;
let owner: SignedUp;

beforeAll(async () => {
  app = await openTestApp();
  owner = await app.signUp();
});
afterAll(() => app.close());

const inShop = <T>(work: (scope: TenantScope) => Promise<T>) => inTenant(app.services.database, owner.tenantId, work);
const create = async () =>
  (await app.call(corpus.create, { question: randomUUID(), answer: 'a', locale: 'en-US' }, { token: owner.token })).data;
const stored = async (id: string) => (await app.call(corpus.get, { id }, { token: owner.token })).data;

test('hits are counted exactly, also when many answers use the same entries at once', async () => {
  const [one, two] = [await create(), await create()];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inShop((scope) => recordHit(scope, index % 2 ? [one.id, two.id] : [two.id, one.id, randomUUID()])),
    ),
  );
  await inShop((scope) => recordHit(scope, []));
  expect(await stored(one.id)).toEqual({ ...one, hit_count: 20 });
  expect((await stored(two.id)).hit_count).toBe(20);
});

test.each<[Verdict, Verdict, good: number, bad: number]>([
  [null, 'good', 1, 0],
  [null, 'bad', 0, 1],
  ['good', 'bad', 0, 1],
  ['bad', 'good', 1, 0],
  ['good', null, 0, 0],
  ['good', 'good', 1, 0],
])('a verdict that goes from %s to %s counts once', async (from, to, good, bad) => {
  const entry = await create();
  await inShop((scope) => recordVerdict(scope, entry.id, null, from));
  await inShop((scope) => recordVerdict(scope, entry.id, from, to));
  expect(await stored(entry.id)).toEqual({ ...entry, good_count: good, bad_count: bad });
});
