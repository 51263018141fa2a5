import { expect, test } from 'vitest';
import { describeFailures, describeResult, describeTable, runSteps, sumUp } from './step.mjs';

const passing = { name: 'types', run: async () => ({ passed: 1, failed: 0, log: '' }) };
const failing = { name: 'build', run: async () => ({ passed: 0, failed: 1, log: 'no such file' }) };

test('a failing step does not stop those that do not need it', async () => {
  const results = await runSteps([failing, passing], () => undefined);
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ['build', 1],
    ['types', 0],
  ]);
});

test('a step whose need failed is not run and counts as one failure', async () => {
  const journeys = { name: 'journeys', needs: ['build'], run: () => Promise.reject(new Error('was run')) };
  const [, result] = await runSteps([failing, journeys], () => undefined);
  expect(result).toMatchObject({ passed: 0, failed: 1, skippedFor: 'build' });
  expect(result && describeResult(result)).toBe('✗ journeys: not run, because build failed');
});

test('a step that breaks is one failure and its error is its log', async () => {
  const [result] = await runSteps([{ name: 'sizes', run: () => Promise.reject(new Error('no manifest')) }], () => undefined);
  expect(result).toMatchObject({ passed: 0, failed: 1 });
  expect(result?.log).toContain('no manifest');
});

test('each result is told when it is there', async () => {
  /** @type {string[]} */
  const told = [];
  await runSteps([passing, failing], ({ name }) => told.push(name));
  expect(told).toEqual(['types', 'build']);
});

test('a failure shows the end of its log, a success shows none', () => {
  const result = { name: 'unit tests', passed: 40, failed: 0, seconds: 1.25, log: 'dots' };
  expect(describeResult(result)).toBe('✓ unit tests  1.3 s  40 passed');
  expect(describeResult({ ...result, failed: 2, log: 'expected 1\n' })).toBe('✗ unit tests  1.3 s  40 passed, 2 failed\n    expected 1');
});

test('the table ends with the sum of its rows', () => {
  const results = [
    { name: 'types', passed: 1, failed: 0, seconds: 2, log: '' },
    { name: 'unit tests', passed: 40, failed: 2, seconds: 10.5, log: '' },
  ];
  expect(sumUp(results)).toEqual({ passed: 41, failed: 2, seconds: 12.5 });
  expect(describeTable(results).split('\n')).toEqual([
    'step        passed  failed  seconds',
    'types            1       0      2.0',
    'unit tests      40       2     10.5',
    'all             41       2     12.5',
  ]);
});

test('what failed and why stands below its step, and what passed is not spoken of', () => {
  const why = Array.from({ length: 50 }, (_, at) => `line ${at}`).join('\n');
  const failures = [
    { what: 'a.test.ts › two are two: expected 1 to be 2', again: 'pnpm test:file a.test.ts' },
    { what: 'b.test.ts › a link: not found', again: 'pnpm test:file b.test.ts', details: why },
  ];
  const results = [
    { name: 'types', passed: 1, failed: 0, seconds: 2, log: '' },
    { name: 'sizes', passed: 0, failed: 1, seconds: 2, log: 'too large' },
    { name: 'unit tests', passed: 40, failed: 1, seconds: 10.5, log: '', failures },
  ];
  expect(describeFailures(results).split('\n')).toEqual([
    '✗ sizes',
    '    too large',
    '✗ unit tests',
    '    a.test.ts › two are two: expected 1 to be 2',
    '      pnpm test:file a.test.ts',
    '    b.test.ts › a link: not found',
    '      pnpm test:file b.test.ts',
    ...Array.from({ length: 40 }, (_, at) => `        line ${at}`),
  ]);
  expect(describeFailures([{ name: 'types', passed: 1, failed: 0, seconds: 2, log: '' }])).toBe('');
});
