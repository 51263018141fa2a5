import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let nori: SignedUp;
beforeAll(async () => {
  app = await openTestApp();
  [mina, nori] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.close());

interface TenantTable {
  name: string;
  isForced: boolean;
  policies: string[];
}

/** Every table of the schema that has a column `tenant_id`, as the catalogue knows it. */
async function tenantTables(): Promise<TenantTable[]> {
  const { rows } = await app.services.database.pool.query<TenantTable>(`
    SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AS "isForced",
      ARRAY(SELECT coalesce(pg_get_expr(p.polqual, p.polrelid), '') || ' / ' || coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '') FROM pg_policy p WHERE p.polrelid = c.oid AND p.polpermissive) AS policies
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`);
  return rows;
}

describe('every table with a tenant', () => {
  test('has row security that binds its owner too, and a policy about the tenant for reading and for writing', async () => {
    const tables = await tenantTables();
    expect(tables.length).toBeGreaterThanOrEqual(13);
    for (const { name, isForced, policies } of tables) {
      expect({ name, isForced, policies: policies.length }).toEqual({ name, isForced: true, policies: 1 });
      expect(policies[0], name).toMatch(/tenant_id = scope_tenant\(\).* \/ \(tenant_id = scope_tenant\(\)\)$/);
    }
  });

  test('shows nothing to a transaction without a tenant', async () => {
    for (const { name } of await tenantTables()) {
      const { rows } = await inPlatform(app.services.database, ({ db }) => db.execute(sql.raw(`SELECT tenant_id FROM ${name}`)));
      expect(rows, name).toEqual([]);
    }
  });

  test('shows a tenant its own rows only', async () => {
    for (const { name } of await tenantTables()) {
      const { rows } = await inTenant(app.services.database, mina.tenantId, ({ db }) =>
        db.execute(sql.raw(`SELECT DISTINCT tenant_id FROM ${name}`)),
      );
      expect(
        rows.every((row) => row['tenant_id'] === mina.tenantId),
        name,
      ).toBe(true);
    }
  });

  test('refuses a row of another tenant, and changes none', async () => {
    const { database } = app.services;
    const write = inTenant(database, mina.tenantId, ({ db }) =>
      db.execute(sql`INSERT INTO usage_counter (tenant_id, metric, period_start) VALUES (${nori.tenantId}, 'ai_replies', '2026-06-01')`),
    );
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
    const update = await inTenant(database, mina.tenantId, ({ db }) =>
      db.execute(sql`UPDATE subscription SET end_time = now() WHERE tenant_id = ${nori.tenantId}`),
    );
    expect(update.rowCount).toBe(0);
    const move = inTenant(database, mina.tenantId, ({ db }) =>
      db.execute(sql`UPDATE subscription SET tenant_id = ${nori.tenantId} WHERE tenant_id = ${mina.tenantId}`),
    );
    await expect(move).rejects.toMatchObject({ cause: { code: '42501' } });
    const remove = await inTenant(database, mina.tenantId, ({ db }) => db.execute(sql`DELETE FROM bot`));
    expect(remove.rowCount).toBe(1);
    const left = await inTenant(database, nori.tenantId, ({ db }) => db.execute(sql`SELECT tenant_id FROM bot`));
    expect(left.rows).toEqual([{ tenant_id: nori.tenantId }]);
  });
});

describe('the role of every transaction', () => {
  test('is neither superuser nor owner, and cannot get around row security', async () => {
    const { rows } = await inPlatform(app.services.database, ({ db }) =>
      db.execute(sql`SELECT current_user AS name, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb,
        (SELECT count(*) FROM pg_class WHERE relowner = r.oid) AS owned FROM pg_roles r WHERE rolname = current_user`),
    );
    expect(rows).toEqual([
      { name: 'lobby_app', rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, rolcreatedb: false, owned: 0 },
    ]);
  });

  test.each([
    'ALTER TABLE subscription DISABLE ROW LEVEL SECURITY',
    'DROP POLICY bot_scope ON bot',
    'CREATE TABLE loot (id int)',
    'TRUNCATE message',
  ])('may not %s', async (statement) => {
    await expect(inPlatform(app.services.database, ({ db }) => db.execute(sql.raw(statement)))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });

  test('and the tenant end with the transaction', async () => {
    await inTenant(app.services.database, mina.tenantId, ({ db }) => db.execute(sql`SELECT 1`));
    const { rows } = await app.services.database.pool.query<{ user: string; tenant: string | null }>(
      `SELECT current_user AS user, nullif(current_setting('app.tenant_id', true), '') AS tenant`,
    );
    expect(rows[0]?.user).not.toBe('lobby_app');
    expect(rows[0]?.tenant).toBeNull();
  });

  test('shows a user the own membership, in whatever business, and no other', async () => {
    const { rows } = await inPlatform(
      app.services.database,
      ({ db }) => db.execute(sql`SELECT tenant_id, user_id FROM tenant_member`),
      mina.userId,
    );
    expect(rows).toEqual([{ tenant_id: mina.tenantId, user_id: mina.userId }]);
  });
});
