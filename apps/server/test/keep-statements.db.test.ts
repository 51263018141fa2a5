import { expect, test } from 'vitest';
import { openTestDatabase } from './open-test-database.ts';

test('a connection keeps what it is sent a second time, and answers it with the values of each time', async () => {
  const database = await openTestDatabase();
  const client = await database.pool.connect();
  const text = 'SELECT $1::int + 40 AS more';
  const kept = async () => {
    const { rows } = await client.query<{ times: number }>(
      `SELECT (generic_plans + custom_plans)::int AS times FROM pg_prepared_statements WHERE statement = '${text}'`,
    );
    return rows;
  };
  const answers: unknown[] = [];
  const send = async (value: number) => answers.push(...(await client.query({ text }, [value])).rows);
  await send(1);
  expect(await kept()).toEqual([]);
  for (let value = 2; value <= 8; value += 1) await send(value);
  expect(await kept()).toEqual([{ times: 7 }]);
  expect(answers).toEqual(Array.from({ length: 8 }, (_, at) => ({ more: 41 + at })));
  client.release();
  await database.close();
});
