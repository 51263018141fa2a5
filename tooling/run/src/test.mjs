import './require-node.mjs';
import { join } from 'node:path';
import { checkExamples } from './check-examples.mjs';
import { checkPackages } from './check-packages.mjs';
import { codeChecks } from './code-checks.mjs';
import { prepareBrowser } from './find-browser.mjs';
import { prepareDovecot } from './find-dovecot.mjs';
import { prepareRedis } from './find-redis.mjs';
import { prepareWebKit } from './find-webkit.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';
import { runLayer } from './run-layer.mjs';
import { commandStep, describeFailures, describeResult, describeTable, runSteps, sumUp } from './step.mjs';
import { BIN, NODE } from './workspace.mjs';

const INSTALL = 'install';
const BUILD = 'build';

/** @type {import('./step.mjs').Step[]} */
const steps = [
  commandStep(INSTALL, async () => (isInstalled() ? { code: 0, output: '' } : installPackages())),
  ...codeChecks([INSTALL]),
  commandStep(BUILD, () => runCommand(join(BIN, 'turbo'), ['run', 'build', '--continue', '--output-logs=errors-only']), [INSTALL]),
  { name: 'examples of the packages', needs: [INSTALL], run: checkExamples },
  { name: 'packages', needs: [INSTALL, BUILD], run: checkPackages },
  commandStep('sizes', () => runCommand(NODE, ['tooling/run/src/sizes.mjs']), [INSTALL, BUILD]),
  { name: 'unit', needs: [INSTALL], run: () => runLayer('unit', { concurrency: 2 }) },
  { name: 'browser', needs: [INSTALL], run: () => runLayer('browser', { concurrency: 2 }) },
  { name: 'db', needs: [INSTALL], run: () => withServices(() => runLayer('db')) },
  { name: 'engine', needs: [INSTALL], run: () => runLayer('engine') },
  { name: 'process', needs: [INSTALL, BUILD], run: () => withServices(() => runLayer('process')) },
  { name: 'consumer', needs: [INSTALL, BUILD], run: () => withBrowser('consumer') },
  { name: 'stories', needs: [INSTALL, BUILD], run: () => withBrowser('stories') },
  { name: 'journeys', needs: [INSTALL, BUILD], run: () => withBrowser('journeys') },
];

const results = await runSteps(steps, (result) => process.stdout.write(`${describeResult(result)}\n`));
const { passed, failed } = sumUp(results);
const named = describeFailures(results);
process.stdout.write(`\n${describeTable(results)}\n\n${named === '' ? '' : `${named}\n\n`}${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * Makes sure of a Redis and of an IMAP server first; where there is none, the log says how to get one.
 * @param {import('./step.mjs').Step['run']} run
 */
async function withServices(run) {
  const said = [await prepareRedis(), await prepareDovecot()];
  const outcome = await run();
  return { ...outcome, log: [outcome.log, ...said].join('\n') };
}

/**
 * A layer in a browser; where there is none, the log says how to get one.
 * @param {string} layer
 * @returns {Promise<import('./step.mjs').Outcome>}
 */
async function withBrowser(layer) {
  const browser = await prepareBrowser();
  if (browser.path === undefined) return { passed: 0, failed: 1, log: browser.log };
  const said = layer === 'journeys' ? await prepareWebKit() : '';
  const outcome = await runLayer(layer, { env: { CHROMIUM_PATH: browser.path, CHROMIUM_WINDOW_PATH: browser.windowed ?? browser.path } });
  return { ...outcome, log: [outcome.log, said].join('\n') };
}
