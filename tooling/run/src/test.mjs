import './require-node.mjs';
import { join } from 'node:path';
import { checkExamples } from './check-examples.mjs';
import { checkPackages } from './check-packages.mjs';
import { codeChecks } from './code-checks.mjs';
import { runPlaywright, runVitest } from './count-tests.mjs';
import { prepareDovecot } from './find-dovecot.mjs';
import { prepareRedis } from './find-redis.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';
import { runCommand } from './run-command.mjs';
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
  { name: 'unit tests', needs: [INSTALL], run: () => withRedis(() => runVitest('unit')) },
  {
    name: 'server tests on PostgreSQL',
    needs: [INSTALL],
    run: () => withRedis(() => runVitest('postgres', { projects: ['@lobby/server'], env: { LOBBY_TEST_DATABASE: 'postgres' } })),
  },
  {
    name: 'packages in another project',
    needs: [INSTALL, BUILD],
    run: () => runPlaywright('consumer', { config: 'consumer/playwright.config.ts' }),
  },
  { name: 'stories', needs: [INSTALL, BUILD], run: () => runPlaywright('stories', { workspace: 'tooling/storybook' }) },
  { name: 'journeys', needs: [INSTALL, BUILD], run: () => runPlaywright('journeys') },
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
async function withRedis(run) {
  const said = [await prepareRedis(), await prepareDovecot()];
  const outcome = await run();
  return { ...outcome, log: [outcome.log, ...said].join('\n') };
}
