import { expect, test } from 'vitest';
import { FreshRun } from './fresh-run.ts';

function recorded() {
  const ends: ((error?: Error) => void)[] = [];
  const runs = new FreshRun(() => new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))));
  return { runs, ends };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('callers that come during a run share one run that begins after it', async () => {
  const { runs, ends } = recorded();
  const first = runs.run();
  const late = [runs.run(), runs.run(), runs.run()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await turn();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.all(late);
  expect(ends).toHaveLength(2);
});

test('a run that fails fails for those who asked for it and for nobody else', async () => {
  const { runs, ends } = recorded();
  const first = runs.run();
  const second = runs.run();
  ends[0]?.(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await turn();
  ends[1]?.();
  await expect(second).resolves.toBeUndefined();
});

test('never runs two at a time', async () => {
  let running = 0;
  let most = 0;
  const runs = new FreshRun(async () => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
  });
  const callers = Array.from({ length: 50 }, async (_, index) => {
    for (let wait = 0; wait < index % 5; wait += 1) await turn();
    await runs.run();
  });
  await Promise.all(callers);
  expect(most).toBe(1);
});
