import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './workspace.mjs';

/**
 * @typedef {import('@playwright/test/reporter').TestCase} TestCase
 * @typedef {import('@playwright/test/reporter').Suite} Suite
 */

/** Of one error; what the page showed says more. Lines. */
const ERROR_LINES = 8;

/**
 * Writes what a suite found, in the form in which the layers of Vitest report theirs. A test that was not run proves nothing
 * and counts as failed; one that passed when it was tried again is named.
 */
export default class LayerReporter {
  /** @type {Suite | undefined} */
  #suite;
  /** @type {string[]} */
  #errors = [];

  /** @param {{ file: string, command: string }} options file to write, and the command that runs a test again */
  constructor({ file, command }) {
    this.file = file;
    this.command = command;
  }

  /**
   * @param {import('@playwright/test/reporter').FullConfig} _config
   * @param {Suite} suite
   */
  onBegin(_config, suite) {
    this.#suite = suite;
  }

  /** @param {import('@playwright/test/reporter').TestError} error */
  onError(error) {
    this.#errors.push(firstLine(error.message ?? ''));
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const good = (/** @type {TestCase} */ test) => test.outcome() === 'expected' || test.outcome() === 'flaky';
    const failed = tests
      .filter((test) => !good(test))
      .map((test) => ({ what: nameOf(test), again: this.#again(test), details: detailsOf(test) }));
    const beside = failed.length > 0 ? [] : this.#errors.map((message) => ({ what: `beside the tests: ${message}`, again: this.command }));
    const report = {
      passed: tests.filter(good).length,
      failures: [...failed, ...beside],
      retried: tests.filter((test) => test.outcome() === 'flaky').map(nameOf),
    };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(report, undefined, 2));
  }

  /** @param {TestCase} test */
  #again({ location, parent }) {
    const project = parent.project()?.name ?? '';
    return `${this.command} ${relative(ROOT, location.file)}:${location.line}${project === '' ? '' : ` --project=${project}`}`;
  }
}

/** @param {TestCase} test */
function nameOf(test) {
  const error = test.results.flatMap(({ errors }) => errors)[0]?.message ?? 'did not run';
  return `${relative(ROOT, test.location.file)} (${test.parent.project()?.name ?? ''}) › ${test.title}: ${firstLine(error)}`;
}

/**
 * More of the error, and what the page showed then, as Playwright wrote it down.
 * @param {TestCase} test
 */
function detailsOf(test) {
  const result = test.results.find(({ errors }) => errors.length > 0);
  const more = stripVTControlCharacters(result?.errors[0]?.message ?? '')
    .split('\n')
    .slice(1, ERROR_LINES);
  const context = result?.attachments.find(({ name }) => name === 'error-context')?.path;
  const page = context === undefined || !existsSync(context) ? '' : (readFileSync(context, 'utf8').split('# Page snapshot')[1] ?? '');
  return [...more, ...page.split('\n')].filter((line) => line.trim() !== '').join('\n');
}

/** @param {string} message */
function firstLine(message) {
  return stripVTControlCharacters(message).split('\n')[0] ?? '';
}
