import { expect, test } from 'vitest';
import { createLane } from './create-lane.ts';

/** Work that waits, each piece of which ends when it is told to. */
function openWork(atOnce: number) {
  const waiting: string[] = [];
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const state = { isOver: false, slow: 0 };
  const lane = createLane({
    atOnce,
    isOver: () => state.isOver,
    onError: (error) => {
      throw error;
    },
    onSlow: () => {
      state.slow += 1;
    },
    take: (_tenantId, free) =>
      Promise.resolve(
        waiting.splice(0, free).map((name) => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        }),
      ),
  });
  return { lane, waiting, begun, state, end: (name: string) => ends.get(name)?.() };
}

test('what hangs holds up nothing but its own place', async () => {
  const { lane, waiting, begun, end } = openWork(2);
  waiting.push('hangs', 'a', 'b', 'c');
  const done = lane.run(1);
  for (const name of ['a', 'b', 'c']) {
    await expect.poll(() => begun.includes(name)).toBe(true);
    end(name);
  }
  end('hangs');
  await done;
  expect(begun).toEqual(['hangs', 'a', 'b', 'c']);
  expect(lane.under()).toEqual([]);
});

test('what comes while something is under way is begun at once, where there is room', async () => {
  const { lane, waiting, begun, end } = openWork(3);
  waiting.push('hangs');
  const done = lane.run(1);
  await expect.poll(() => begun).toEqual(['hangs']);
  waiting.push('new');
  void lane.run(1);
  await expect.poll(() => begun).toEqual(['hangs', 'new']);
  end('new');
  end('hangs');
  await done;
});

test('never has more under way than it may', async () => {
  const { lane, waiting, begun, end } = openWork(2);
  waiting.push('a', 'b', 'c');
  const done = lane.run(1);
  await expect.poll(() => begun).toEqual(['a', 'b']);
  void lane.run(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['a', 'b']);
  for (const name of ['a', 'b', 'c']) {
    await expect.poll(() => begun.includes(name)).toBe(true);
    end(name);
  }
  await done;
});

test('takes nothing new once it is over, and waits for what is under way', async () => {
  const { lane, waiting, begun, state, end } = openWork(1);
  waiting.push('a', 'b');
  const done = lane.run(1);
  await expect.poll(() => begun).toEqual(['a']);
  state.isOver = true;
  end('a');
  await done;
  expect(begun).toEqual(['a']);
});

test('says that something is slow, so that what becomes due meanwhile is not forgotten', async () => {
  const { lane, waiting, state, end } = openWork(2);
  waiting.push('hangs');
  const done = lane.run(1);
  await expect.poll(() => state.slow).toBe(1);
  end('hangs');
  await done;
});

test('a failure to take is told, and the next call begins anew', async () => {
  const errors: unknown[] = [];
  let isBroken = true;
  let taken = 0;
  const lane = createLane({
    atOnce: 1,
    isOver: () => false,
    onSlow: () => undefined,
    onError: (error) => errors.push(error),
    take() {
      if (isBroken) return Promise.reject(new Error('no database'));
      taken += 1;
      return Promise.resolve([]);
    },
  });
  await lane.run(1);
  expect(errors).toEqual([new Error('no database')]);
  isBroken = false;
  await lane.run(1);
  expect(taken).toBe(1);
});
