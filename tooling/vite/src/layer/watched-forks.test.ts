import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startVitest } from 'vitest/node';
import { hungTests, watchedForks } from './watched-forks.ts';

const WORKERS = 2;
const REPORT_ALIVE = fileURLToPath(new URL('./report-alive.ts', import.meta.url));
/** Longer than two beats, in milliseconds. */
const LIMIT_MS = 2_500;
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobby-forks-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs files of one test each. @returns how each ended, and the process that it ran in */
async function run(bodies: readonly string[]) {
  const write = async (body: string, file: number) =>
    writeFile(join(folder, `${file}.test.mjs`), `test("each", ({ task }) => { ${body} });`);
  await Promise.all(bodies.map(write));
  const found = await startVitest([], {
    root: folder,
    config: false,
    globals: true,
    watch: false,
    isolate: false,
    maxWorkers: WORKERS,
    pool: watchedForks(LIMIT_MS),
    setupFiles: [REPORT_ALIVE],
    reporters: [{}],
  });
  const tests = found.state.getTestModules().flatMap(({ children }) => [...children.allTests()]);
  await found.close();
  return tests.map((each) => ({ state: each.result().state, pid: (each.meta() as { pid?: number }).pid }));
}

test('a process that has run one file is given the next one', async () => {
  const told = await run(Array.from({ length: 6 }, () => 'task.meta.pid = process.pid;'));
  expect(told.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'passed'));
  expect(new Set(told.map(({ pid }) => pid)).size).toBeLessThanOrEqual(WORKERS);
});

test('a file that never gives its thread back is named and ended, and the others are run', async () => {
  hungTests.length = 0;
  const told = await run(['', '', 'for (;;);', '', '']);
  // The run inside counts as failed, which this process is not.
  process.exitCode = 0;
  expect(hungTests).toEqual([{ file: join(folder, '2.test.mjs'), test: 'each' }]);
  expect(told.filter(({ state }) => state === 'passed')).toHaveLength(4);
});
