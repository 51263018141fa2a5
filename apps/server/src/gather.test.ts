import { expect, test } from 'vitest';
import { gather } from './gather.ts';

const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** A look-up whose calls end when the test says so. */
function held() {
  const calls: { keys: readonly number[]; end: (error?: Error) => void }[] = [];
  const lookUp = (keys: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    calls.push({ keys, end: (error) => (error ? reject(error) : resolve(keys.map((key) => `value ${key}`))) });
    return promise;
  };
  return { calls, lookUp };
}

test('the first goes at once, the others together when it is back, at most so many', async () => {
  const { calls, lookUp } = held();
  const find = gather(lookUp, 2);
  const found = [1, 2, 3, 4].map((key) => find(key));
  expect(calls.map(({ keys }) => keys)).toEqual([[1]]);
  calls[0]?.end();
  await settled();
  calls[1]?.end();
  await settled();
  calls[2]?.end();
  expect(await Promise.all(found)).toEqual(['value 1', 'value 2', 'value 3', 'value 4']);
  expect(calls.map(({ keys }) => keys)).toEqual([[1], [2, 3], [4]]);
});

test('a call that fails fails for those who asked in it, and for nobody else', async () => {
  const { calls, lookUp } = held();
  const find = gather(lookUp, 10);
  const found = Promise.allSettled([1, 2, 3].map((key) => find(key)));
  calls[0]?.end();
  await settled();
  calls[1]?.end(new Error('gone'));
  expect((await found).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  const again = find(4);
  calls[2]?.end();
  expect(await again).toBe('value 4');
});
