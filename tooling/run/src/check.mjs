import './require-node.mjs';
import { codeChecks } from './code-checks.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';
import { commandStep, describeResult, runSteps, sumUp } from './step.mjs';

const install = commandStep('install', installPackages);
const steps = isInstalled() ? codeChecks() : [install, ...codeChecks([install.name])];
const results = await runSteps(steps, (result) => {
  if (result.failed > 0) process.stdout.write(`${describeResult(result)}\n`);
});

const { failed, seconds } = sumUp(results);
process.stdout.write(failed === 0 ? `All checks passed in ${seconds.toFixed(1)} s\n` : `${failed} of ${results.length} checks failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
