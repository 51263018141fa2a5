import { expect, test } from 'vitest';
import { openTestDatabase } from './open-test-database.ts';

test('what a test sets on its connections is gone when the next one uses the database', async () => {
  const first = await openTestDatabase();
  const each = <T>(text: string) => Promise.all([1, 2, 3].map(async () => (await first.pool.query<T & object>(text)).rows[0]));
  await each(`SELECT set_config('app.tenant_id', '7', false)`);
  await first.close();
  const second = await openTestDatabase();
  expect(second.pool).toBe(first.pool);
  expect(await each(`SELECT nullif(current_setting('app.tenant_id', true), '') AS tenant`)).toEqual([
    { tenant: null },
    { tenant: null },
    { tenant: null },
  ]);
  await second.close();
});
