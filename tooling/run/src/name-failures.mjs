import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './workspace.mjs';

/** What a reader needs of an error to know which one it is. Characters. */
const REASON_LENGTH = 300;

/**
 * @typedef {object} VitestResults
 * @property {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[] }[]} testResults
 */

/**
 * @typedef {object} Suite
 * @property {string} file
 * @property {{ title: string, ok: boolean, tests: { projectName: string, status: string, results: { error?: { message?: string } }[] }[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * A line for each test that did not pass, and for each file that broke outside its tests: where, which, and why.
 * @param {VitestResults} results
 * @returns {string[]}
 */
export function nameVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const bad = assertionResults.filter((each) => each.status !== 'passed');
    if (bad.length === 0) return status === 'passed' ? [] : [line(relative(ROOT, name), 'the file', message)];
    return bad.map(({ fullName, failureMessages }) => line(relative(ROOT, name), fullName, failureMessages?.[0] ?? 'did not run'));
  });
}

/**
 * The same for journeys.
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export function namePlaywright({ suites }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, ok, tests }) =>
      ok ? [] : tests.map(({ projectName, results }) => line(`${suite.file} (${projectName})`, title, firstError(results))),
    ),
    ...namePlaywright({ suites: suite.suites ?? [] }),
  ]);
}

/**
 * A line for each journey that passed only when it was tried again.
 * @param {{ suites: Suite[] }} report
 * @returns {string[]}
 */
export function nameRetried({ suites }) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName, results }) => line(`${suite.file} (${projectName})`, title, firstError(results))),
    ),
    ...nameRetried({ suites: suite.suites ?? [] }),
  ]);
}

/** @param {{ error?: { message?: string } }[]} results */
function firstError(results) {
  return results.find(({ error }) => error !== undefined)?.error?.message ?? 'did not run';
}

/**
 * @param {string} file
 * @param {string} test
 * @param {string} reason
 */
function line(file, test, reason) {
  const short = stripVTControlCharacters(reason).replaceAll(/\s+/g, ' ').trim().slice(0, REASON_LENGTH);
  return `${file} › ${test}: ${short}`;
}
