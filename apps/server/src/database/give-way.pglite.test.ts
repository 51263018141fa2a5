import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeout } from 'node:timers/promises';
import { inBackground, takeTurn } from './give-way.ts';
import { openDatabase, type Database } from './open-database.ts';
import { migrate } from './migrate.ts';
import { inPlatform, writeAtOnce } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
  await migrate(database);
});
afterAll(() => database.close());

/** A transaction that tells when it begins. */
const note = (order: string[], name: string, on: Database) =>
  inPlatform(on, () => {
    order.push(name);
    return Promise.resolve();
  });

test('work that nobody waits for lets everybody else go first, and goes on one transaction after the other', async () => {
  const order: string[] = [];
  const quiet = inBackground(database);
  const first = note(order, 'visitor', database);
  const work = [note(order, 'import 1', quiet), note(order, 'import 2', quiet)];
  const second = note(order, 'visitor again', database);
  await Promise.all([first, second]);
  await note(order, 'visitor once more', database);
  await Promise.all(work);
  expect(order).toEqual(['visitor', 'visitor again', 'visitor once more', 'import 1', 'import 2']);
});

test('what has to be written down at once goes ahead of what waits, and not twice in a row', async () => {
  const order: string[] = [];
  const write = async (name: string) => {
    await writeAtOnce(database, 1, 'SELECT 1', []);
    order.push(name);
  };
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = inPlatform(database, () => {
    begun.resolve();
    return mayEnd.promise;
  });
  await begun.promise;
  const waiting = ['answer 1', 'answer 2', 'answer 3'].map((name) => note(order, name, database));
  const written = ['post 1', 'post 2'].map((name) => write(name));
  mayEnd.resolve();
  await Promise.all([first, ...waiting, ...written]);
  expect(order).toEqual(['post 1', 'answer 1', 'post 2', 'answer 2', 'answer 3']);
});

test('it goes on also where the database is never left alone', async () => {
  const over = new AbortController();
  const busy = (async () => {
    while (!over.signal.aborted) {
      await inPlatform(database, () => Promise.resolve());
      await setTimeout(1);
    }
  })();
  const order: string[] = [];
  await note(order, 'import', inBackground(database));
  over.abort();
  await busy;
  expect(order).toEqual(['import']);
});

test('a failure gives the turn on', async () => {
  const quiet = inBackground(database);
  await expect(inPlatform(quiet, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const order: string[] = [];
  await note(order, 'next', quiet);
  expect(order).toEqual(['next']);
});

test('what is asked for while the database closes is left for the next start; whoever waits for an answer is told', async () => {
  const closing = await openDatabase({});
  await migrate(closing);
  const closed = closing.close();
  const outcomes: string[] = [];
  const ask = (on: Database, name: string) =>
    inPlatform(on, () => Promise.resolve()).then(
      () => outcomes.push(`${name} went on`),
      () => outcomes.push(`${name} failed`),
    );
  void ask(inBackground(closing), 'background');
  await ask(closing, 'call');
  await closed;
  expect(outcomes).toEqual(['call failed']);
});

test('so is what waits for its turn when the database begins to close', async () => {
  const closing = await openDatabase({});
  await migrate(closing);
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const call = inPlatform(closing, () => {
    begun.resolve();
    return mayEnd.promise;
  });
  await begun.promise;
  const outcomes: string[] = [];
  const ask = (name: string) =>
    inPlatform(inBackground(closing), () => Promise.resolve()).then(
      () => outcomes.push(`${name} went on`),
      (error: Error) => outcomes.push(`${name}: ${error.message}`),
    );
  void ask('the first');
  void ask('the second');
  const closed = closing.close();
  mayEnd.resolve();
  await call;
  await closed;
  // Its turn comes behind theirs.
  (await takeTurn(inBackground(closing)))();
  expect(outcomes).toEqual([]);
});
