import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#/database/open-database.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { createOffice } from './office.ts';

const TENANT = 1;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** What is asked of the database while somebody looks. */
function counting(scope: TenantScope): { scope: TenantScope; asked: () => number } {
  let asked = 0;
  const execute = (...query: Parameters<TenantScope['db']['execute']>) => {
    asked += 1;
    return scope.db.execute(...query);
  };
  return { scope: { ...scope, db: Object.assign(Object.create(scope.db) as TenantScope['db'], { execute }) }, asked: () => asked };
}

test('is read once for all who look within a moment, and anew after it or when it is forgotten', async () => {
  const clock = { now: 1_000_000 };
  const office = createOffice(() => clock.now);
  await inTenant(database, TENANT, async (real) => {
    const { scope, asked } = counting(real);
    expect(await office.read(scope)).toMatchObject({ isStaffed: false });
    const once = asked();
    expect(once).toBeGreaterThan(0);
    clock.now += 999;
    await office.read(scope);
    expect(asked()).toBe(once);
    clock.now += 1;
    await office.read(scope);
    expect(asked()).toBe(2 * once);
    office.forget(TENANT);
    await office.read(scope);
    expect(asked()).toBe(3 * once);
  });
});

test('what was being read when it was forgotten is not believed', async () => {
  const office = createOffice(() => 1_000_000);
  await inTenant(database, TENANT, async (real) => {
    const { scope, asked } = counting(real);
    const first = office.read(scope);
    office.forget(TENANT);
    await first;
    const once = asked();
    await office.read(scope);
    expect(asked()).toBe(2 * once);
  });
});
