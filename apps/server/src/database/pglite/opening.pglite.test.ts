import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#/database/open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
  await database.pool.query('CREATE TABLE kept (word text)');
});
afterAll(() => database.close());

const words = async () => (await database.pool.query<{ word: string }>('SELECT word FROM kept ORDER BY word')).rows.map(({ word }) => word);

/** Opens a transaction with these statements, writes a word in it, and ends it. */
async function write(opening: string, word: string, end: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  const client = await database.pool.connect();
  try {
    await database.begin(client, opening);
    await client.query('INSERT INTO kept VALUES ($1)', [word]);
  } finally {
    await client.query(end);
    client.release();
  }
}

test('what opens a transaction goes with its first statement and holds until its end', async () => {
  await write("BEGIN; SET LOCAL app.word = 'one'", 'one', 'COMMIT');
  await write('BEGIN', 'two', 'ROLLBACK');
  expect(await words()).toEqual(['one']);
  const { rows } = await database.pool.query("SELECT nullif(current_setting('app.word', true), '') AS word");
  expect(rows).toEqual([{ word: null }]);
});

test.each([
  ['fails', 'BEGIN; SELECT 1 / 0', /division by zero/],
  ['is not understood', 'BEGIN; OPEN SESAME', /syntax error/],
])('nothing runs outside of a transaction whose opening %s', async (_, opening, reason) => {
  await expect(write(opening, 'lost', 'ROLLBACK')).rejects.toThrow(reason);
  await write('BEGIN', 'after', 'ROLLBACK');
  expect(await words()).toEqual(['one']);
});

test.each([
  ['fails', 'BEGIN; SELECT 1 / 0'],
  ['is not understood', 'BEGIN; OPEN SESAME'],
])('nothing that was asked for at once runs outside of a transaction whose opening %s', async (_, opening) => {
  const client = await database.pool.connect();
  try {
    await database.begin(client, opening);
    const asked = await Promise.allSettled(['lost', 'lost too'].map((word) => client.query('INSERT INTO kept VALUES ($1)', [word])));
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  expect(await words()).toEqual(['one']);
});
