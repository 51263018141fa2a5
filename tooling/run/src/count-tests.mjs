import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { namePlaywright, nameRetried, nameVitest } from './name-failures.mjs';
import { prepareBrowser } from './find-browser.mjs';
import { runCommand } from './run-command.mjs';
import { BIN, CACHE, ROOT } from './workspace.mjs';

/**
 * @typedef {object} VitestCount
 * @property {number} numPassedTests
 * @property {number} numTotalTests
 */

/**
 * @typedef {object} PlaywrightCount
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 */

/**
 * Tests that did not pass have failed, whether they ran or not: a skipped test proves nothing. A run that broke before
 * or beside its tests counts as one failure.
 * @param {VitestCount} report
 * @param {number} code exit code of the run
 */
export function countVitest(report, code) {
  const failed = report.numTotalTests - report.numPassedTests;
  return { passed: report.numPassedTests, failed: failed === 0 && (code !== 0 || report.numTotalTests === 0) ? 1 : failed };
}

/**
 * The same for journeys. One that passed when tried again has passed, and is named: a machine may stand still for seconds.
 * @param {PlaywrightCount} report
 * @param {number} code exit code of the run
 */
export function countPlaywright({ stats }, code) {
  const [passed, failed] = [stats.expected + stats.flaky, stats.unexpected + stats.skipped];
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

/**
 * Runs vitest over the repository, or over the named projects of it.
 * @param {string} reportName
 * @param {{ projects?: readonly string[], env?: Record<string, string> }} [options]
 * @returns {Promise<import('./step.mjs').Outcome>}
 */
export async function runVitest(reportName, { projects = [], env = {} } = {}) {
  const file = join(CACHE, `${reportName}.json`);
  rmSync(file, { force: true });
  const { code, output } = await runCommand(
    join(BIN, 'vitest'),
    [
      'run',
      '--root=.',
      '--config=tooling/vite/vitest.config.ts',
      // Every core: by itself vitest leaves one to its own process, which is idle once the files are transformed.
      '--maxWorkers=100%',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    { env },
  );
  return { ...readReport(file, code, countVitest, nameVitest), log: output };
}

/**
 * Runs a suite of Playwright tests in a browser, and makes sure of one first. A suite reports to
 * `test-results/<name>.json`.
 * @param {string} name
 * @param {{ workspace?: string, config?: string }} [options] workspace relative to the repository, configuration relative to it
 * @returns {Promise<import('./step.mjs').Outcome>}
 */
export async function runPlaywright(name, { workspace = 'tooling/e2e', config = 'playwright.config.ts' } = {}) {
  const browser = await prepareBrowser();
  if (browser.path === undefined) return { passed: 0, failed: 1, log: browser.log };
  const cwd = join(ROOT, workspace);
  const file = join(cwd, `test-results/${name}.json`);
  rmSync(file, { force: true });
  const args = ['exec', 'playwright', 'test', '-c', config];
  const { code, output } = await runCommand(join(BIN, 'pnpm'), args, { cwd, env: { CHROMIUM_PATH: browser.path } });
  return { ...readReport(file, code, countPlaywright, namePlaywright, nameRetried), log: output };
}

/**
 * @template Counted
 * @template Named
 * @param {string} file
 * @param {number} code
 * @param {(report: Counted, code: number) => { passed: number, failed: number }} count
 * @param {(report: Named) => string[]} name
 * @param {(report: Named) => string[]} [again] names what passed when tried again
 */
function readReport(file, code, count, name, again) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = /** @type {Counted & Named} */ (JSON.parse(readFileSync(file, 'utf8')));
  return { ...count(report, code), failures: name(report), ...(again && { retried: again(report) }) };
}
