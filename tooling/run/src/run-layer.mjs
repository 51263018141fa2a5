import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { BIN, listWorkspaces, ROOT } from './workspace.mjs';

/**
 * What a layer found in one workspace, as its reporter wrote it.
 * @typedef {object} Report
 * @property {number} passed
 * @property {import('./step.mjs').Failure[]} failures
 * @property {string[]} [retried]
 */

/**
 * The tests of one layer in every workspace that has some. What did not change since it passed is not run again: turbo gives
 * back its report.
 * @param {string} layer
 * @param {{ concurrency?: number, env?: Record<string, string> }} [options] concurrency: how many workspaces at once
 * @returns {Promise<import('./step.mjs').Outcome>}
 */
export async function runLayer(layer, { concurrency = 1, env = {} } = {}) {
  const files = listWorkspaces().map((workspace) => join(ROOT, workspace, 'test-results', `${layer}.json`));
  for (const file of files) rmSync(file, { force: true });
  const args = ['run', `test:${layer}`, '--continue', `--concurrency=${concurrency}`, '--output-logs=errors-only'];
  const { code, output } = await runCommand(join(BIN, 'turbo'), args, { env });
  const reports = files.filter((file) => existsSync(file)).map((file) => /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8'))));
  return { ...addUp(reports, code), log: output };
}

/**
 * @param {readonly Report[]} reports
 * @param {number} code exit code of the run; one that broke before or beside its tests counts as one failure
 */
export function addUp(reports, code) {
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failures = reports.flatMap((report) => report.failures);
  const isBroken = failures.length === 0 && (code !== 0 || passed === 0);
  return { passed, failed: isBroken ? 1 : failures.length, failures, retried: reports.flatMap(({ retried = [] }) => retried) };
}
