import { join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { commandStep } from './step.mjs';
import { BIN } from './workspace.mjs';

/**
 * Turbo runs a workspace on each core. A checker that takes both for itself looks up many types twice, and clears its memory away
 * more often than a run of seconds needs: with these settings the linter takes two thirds of its processor time.
 */
const ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

/**
 * What can be said about the code without running it: format, lint, types, and who may depend on whom.
 * @param {readonly string[]} [needs]
 */
export function codeChecks(needs = []) {
  /** @param {string} name @param {string} tool @param {string[]} args */
  const check = (name, tool, args) => commandStep(name, () => runCommand(join(BIN, tool), args, { env: ONE_CORE }), needs);
  return [
    check('format', 'oxfmt', ['-c', 'tooling/lint/oxfmt.json', '--check', '.', '!**/*.gen.ts']),
    check('lint', 'turbo', ['run', 'lint', '--continue', '--concurrency=2', '--output-logs=errors-only']),
    check('types', 'turbo', ['run', 'types', '--continue', '--concurrency=2', '--output-logs=errors-only']),
    check('boundaries', 'turbo', ['boundaries']),
    check('unused code', 'knip', ['--config', 'tooling/lint/knip.json', '--no-progress', '--treat-config-hints-as-errors']),
  ];
}
