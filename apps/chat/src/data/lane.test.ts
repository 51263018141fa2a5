import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLane, type Rest } from './lane.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work whose runs end when the test says so. */
function work() {
  const runs: ((rest?: Rest) => void)[] = [];
  const task = vi.fn<() => Promise<Rest | undefined>>(() => new Promise((resolve) => runs.push(resolve)));
  const finish = async (rest?: Rest) => {
    runs.shift()?.(rest);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { task, finish };
}

test('works one run at a time, and once more where it was woken meanwhile', async () => {
  const { task, finish } = work();
  const lane = createLane(task);
  lane.wake();
  lane.wake();
  lane.wake();
  expect(task).toHaveBeenCalledTimes(1);
  await finish();
  expect(task).toHaveBeenCalledTimes(2);
  await finish();
  expect(task).toHaveBeenCalledTimes(2);
});

test('works again by itself after its rest, and no later than it is woken', async () => {
  const { task, finish } = work();
  const lane = createLane(task);
  lane.wake();
  await finish({ ms: 1_000 });
  await vi.advanceTimersByTimeAsync(999);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(2);
  await finish({ ms: 1_000 });
  lane.wake();
  expect(task).toHaveBeenCalledTimes(3);
  await finish();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(task).toHaveBeenCalledTimes(3);
});

test('a rest that the server asked for is not cut short', async () => {
  const { task, finish } = work();
  const lane = createLane(task);
  lane.wake();
  lane.wake();
  await finish({ ms: 1_000, firm: true });
  lane.wake();
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(2);
});

test('works within a time at the latest, however long it would rest, and earlier where it would anyway', async () => {
  const { task, finish } = work();
  const lane = createLane(task);
  lane.wake();
  lane.wakeWithin(100);
  await finish({ ms: 10_000 });
  await vi.advanceTimersByTimeAsync(200);
  expect(task).toHaveBeenCalledTimes(1);
  lane.wakeWithin(500);
  lane.wakeWithin(900);
  await vi.advanceTimersByTimeAsync(499);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(2);
  await finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(task).toHaveBeenCalledTimes(2);
  lane.wakeWithin(500);
  await vi.advanceTimersByTimeAsync(500);
  expect(task).toHaveBeenCalledTimes(3);
});

test('a closed lane rests for good', async () => {
  const { task, finish } = work();
  const lane = createLane(task);
  lane.wake();
  lane.close();
  await finish({ ms: 10 });
  await vi.advanceTimersByTimeAsync(1_000);
  lane.wake();
  expect(task).toHaveBeenCalledTimes(1);
});
