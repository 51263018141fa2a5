import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '#/database/open-database.ts';

const MEGABYTE = 1_048_576;
/** Rows of one reading, readings, and what each row holds beside its number. */
const ROWS = 200;
const READINGS = 2_000;
const LETTERS = 200;
const TIMES = 3;

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
});
afterAll(() => database.close());

async function read(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const { rows } = await database.pool.query(`SELECT g, repeat('x', ${LETTERS}) AS word FROM generate_series(1, ${ROWS}) g`);
    expect(rows).toHaveLength(ROWS);
  }
}

test('what was read is not kept: the database takes no more memory after 400,000 rows than before', async () => {
  // Until the heap of the reader has grown to what it needs.
  await read(READINGS);
  const growths: number[] = [];
  // What is kept is kept each time; what else goes on in the process comes once.
  for (let time = 0; time < TIMES; time += 1) {
    const before = process.memoryUsage().rss;
    await read(READINGS);
    growths.push((process.memoryUsage().rss - before) / MEGABYTE);
  }
  const held = (READINGS * ROWS * LETTERS) / MEGABYTE;
  expect(Math.min(...growths)).toBeLessThan(held);
});

test('statements that are asked at once are answered each, in their order', async () => {
  const client = await database.pool.connect();
  try {
    const words = ['one', 'two', 'three', 'four'];
    const answers = await Promise.all(words.map((word) => client.query<{ word: string }>('SELECT $1::text AS word', [word])));
    expect(answers.map(({ rows }) => rows[0]?.word)).toEqual(words);
  } finally {
    client.release();
  }
});

test('one of them that fails leaves the others their answers', async () => {
  const client = await database.pool.connect();
  try {
    const [before, failed, after] = await Promise.allSettled([
      client.query("SELECT 'before' AS word"),
      client.query('SELECT 1 / 0'),
      client.query("SELECT 'after' AS word"),
    ]);
    expect(before).toMatchObject({ status: 'fulfilled', value: { rows: [{ word: 'before' }] } });
    expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(after).toMatchObject({ status: 'fulfilled', value: { rows: [{ word: 'after' }] } });
  } finally {
    client.release();
  }
});
