import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namePlaywright, nameRetried, nameVitest } from './name-failures.mjs';
import { ROOT } from './workspace.mjs';

const name = join(ROOT, 'apps/server/src/a.test.ts');
const passed = { fullName: 'all is well', status: 'passed', failureMessages: [] };

test('a failed unit test is named with its file and why it failed, on one line', () => {
  const failed = {
    fullName: 'two are two',
    status: 'failed',
    failureMessages: ['\u001B[31mAssertionError\u001B[39m:\n  expected 1 to be 2'],
  };
  const testResults = [{ name, status: 'failed', message: '', assertionResults: [passed, failed] }];
  expect(nameVitest({ testResults })).toEqual(['apps/server/src/a.test.ts › two are two: AssertionError: expected 1 to be 2']);
});

test('a file that broke before its tests is named with what it said', () => {
  const testResults = [
    { name, status: 'failed', message: 'cannot find module', assertionResults: [] },
    { name, status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(nameVitest({ testResults })).toEqual(['apps/server/src/a.test.ts › the file: cannot find module']);
});

test('a test that did not run is named too', () => {
  const testResults = [{ name, status: 'passed', message: '', assertionResults: [{ fullName: 'later', status: 'skipped' }] }];
  expect(nameVitest({ testResults })).toEqual(['apps/server/src/a.test.ts › later: did not run']);
});

test('a failed journey is named with the browser that walked it', () => {
  const failed = {
    title: 'a visitor asks',
    ok: false,
    tests: [{ projectName: 'phone', status: 'unexpected', results: [{ error: { message: 'Error: not visible' } }] }],
  };
  const well = { title: 'another', ok: true, tests: [] };
  const inner = { file: 'chat.spec.ts', specs: [failed, well] };
  expect(namePlaywright({ suites: [{ file: 'chat.spec.ts', suites: [inner] }] })).toEqual([
    'chat.spec.ts (phone) › a visitor asks: Error: not visible',
  ]);
});

test('a journey that passed when tried again is named with what had gone wrong', () => {
  const results = [{ error: { message: 'Error: too late' } }, {}];
  const again = { title: 'a visitor asks', ok: true, tests: [{ projectName: 'desktop', status: 'flaky', results }] };
  const well = { title: 'another', ok: true, tests: [{ projectName: 'desktop', status: 'expected', results: [{}] }] };
  const suites = [{ file: 'chat.spec.ts', suites: [{ file: 'chat.spec.ts', specs: [again, well] }] }];
  expect(nameRetried({ suites })).toEqual(['chat.spec.ts (desktop) › a visitor asks: Error: too late']);
  expect(namePlaywright({ suites })).toEqual([]);
});
