import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { executeNamed } from './execute-named.ts';
import type { Database } from './open-database.ts';
import { Ending, inTenant, planningOnce, type TenantScope } from './transaction.ts';

let app: TestApp;
let tenantId: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ tenantId } = await app.signUp());
});

const addContact = ({ db }: TenantScope, of: number): Promise<{ id: string }[]> =>
  executeNamed(db, 'add_contact', sql`INSERT INTO contact (tenant_id, locale) VALUES (${of}, 'ja-JP') RETURNING id`);

async function contacts(): Promise<string[]> {
  const { rows } = await inTenant(app.services.database, tenantId, ({ db }) => db.execute(sql`SELECT id FROM contact ORDER BY id`));
  return rows.map((row) => (row as { id: string }).id);
}

test('what is still under way when the work ends is committed with it, and its answers are what it comes to', async () => {
  const made = await inTenant<{ id: string }[]>(app.services.database, tenantId, async (scope) => {
    await addContact(scope, tenantId);
    return new Ending(addContact(scope, tenantId));
  });
  expect(made).toHaveLength(1);
  const all = await contacts();
  expect(all).toHaveLength(2);
  expect(all).toContain(made[0]?.id);
});

test('where a last statement fails, all of it is undone and its error told', async () => {
  const failed = inTenant(app.services.database, tenantId, async (scope) => {
    await addContact(scope, tenantId);
    // Row-level security refuses the second one; the third one is never looked at.
    return new Ending(Promise.all([addContact(scope, tenantId), addContact(scope, tenantId + 1), addContact(scope, tenantId)]));
  });
  await expect(failed).rejects.toThrow(/row-level security/);
  expect(await contacts()).toEqual([]);
  // The connection is as good as before.
  await inTenant(app.services.database, tenantId, (scope) => addContact(scope, tenantId));
  expect(await contacts()).toHaveLength(1);
});

test('whoever hands on events is woken once those of such a transaction are committed, and not where it fails', async () => {
  const { database } = app.services;
  const onEvents = vi.fn<(tenantId: number) => void>();
  const heard = { ...database, hooks: { onEvents } };
  const withEvents = (of: number) =>
    inTenant(heard, tenantId, (scope) => {
      scope.hasEvents = true;
      return Promise.resolve(new Ending(addContact(scope, of)));
    });
  await expect(withEvents(tenantId + 1)).rejects.toThrow(/row-level security/);
  expect(onEvents).not.toHaveBeenCalled();
  await withEvents(tenantId);
  expect(onEvents.mock.calls).toEqual([[tenantId]]);
});

test('what is planned once is planned for any parameters, and reaches rows by their keys also while there are hardly any', async () => {
  const { database } = app.services;
  const others = sql`SELECT c.id, (SELECT count(*) FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id) AS messages
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.id = ANY(${sql.param([randomUUID()])}::uuid[])`;
  const plansOf = (of: Database) =>
    inTenant(of, tenantId, async ({ db }) => {
      // Named as it is planned: a connection of the pool may know the other one.
      const name = of.isPlannedOnce ? 'planned_once' : 'planned_anew';
      await executeNamed(db, name, others);
      const { rows } = await db.execute(
        sql`SELECT generic_plans::int AS once, custom_plans::int AS anew FROM pg_prepared_statements WHERE name = ${name}`,
      );
      const explained = await db.execute(sql.raw(`EXPLAIN EXECUTE ${name}(${tenantId}, '{}')`));
      return { plans: rows[0], text: explained.rows.map((row) => Object.values(row)[0]).join('\n') };
    });
  const once = await plansOf(planningOnce(database));
  expect(once.plans).toEqual({ once: 1, anew: 0 });
  expect(once.text).toContain('$1');
  expect(once.text).not.toMatch(/Seq Scan/);
  expect((await plansOf(database)).plans).toEqual({ once: 0, anew: 1 });
});
