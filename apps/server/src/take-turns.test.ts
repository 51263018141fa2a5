import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('runs so many at a time, the others in the order in which they came, and goes on after a failure', async () => {
  const inTurn = takeTurns(2);
  const started: number[] = [];
  const finish: ((error?: Error) => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    inTurn(() => {
      started.push(number);
      return new Promise<number>((resolve, reject) => finish.push((error) => (error ? reject(error) : resolve(number))));
    }),
  );
  expect(started).toEqual([0, 1]);
  finish[1]?.(new Error('broken'));
  await expect(all[1]).rejects.toThrow('broken');
  expect(started).toEqual([0, 1, 2]);
  finish[0]?.();
  await all[0];
  expect(started).toEqual([0, 1, 2, 3]);
  finish[2]?.();
  finish[3]?.();
  expect(await Promise.all([all[2], all[3]])).toEqual([2, 3]);
});
