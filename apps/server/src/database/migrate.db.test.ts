import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { DatabaseNewer } from './database-newer.ts';
import { migrate } from './migrate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a database that is up to date is left as it is', async () => {
  expect(await migrate(app.services.database)).toEqual([]);
});

test('one that a newer build has changed is refused by name, and one whose change came before is not', async () => {
  const { pool } = app.services.database;
  await pool.query(`INSERT INTO migration (name) VALUES ('0001_of_a_branch.sql')`);
  expect(await migrate(app.services.database)).toEqual([]);
  await pool.query(`INSERT INTO migration (name) VALUES ('9999_later.sql')`);
  await expect(migrate(app.services.database)).rejects.toThrow(new DatabaseNewer('9999_later.sql'));
});
