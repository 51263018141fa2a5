import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspectPackage } from './inspect-package.mjs';
import { listPublished, packPackage, PROJECT } from './pack-package.mjs';
import { runCommand } from './run-command.mjs';
import { ROOT } from './workspace.mjs';

/** Rules of are-the-types-wrong that do not fit: the packages are modules only. */
const TYPES_PROFILE = 'esm-only';

/** publint, are-the-types-wrong, our own inspection, and that it loads. */
const CHECKS_PER_PACKAGE = 4;

const TOOLS = join(ROOT, 'tooling/run/node_modules/.bin');

/**
 * Packs every published package and checks what comes out of the tarball.
 * @returns {Promise<import('./step.mjs').Outcome>}
 */
export async function checkPackages() {
  rmSync(PROJECT, { recursive: true, force: true });
  mkdirSync(PROJECT, { recursive: true });
  // All are unpacked before any is loaded: one finds the others beside it.
  const packings = await Promise.all(listPublished().map(packPackage));
  const failures = packings.flatMap(({ failure }) => (failure === undefined ? [] : [failure.output]));
  const reports = await Promise.all(packings.flatMap(({ packed }) => (packed === undefined ? [] : [checkPacked(packed)])));
  const wrong = [
    ...failures,
    ...reports
      .flat()
      .filter(({ code }) => code !== 0)
      .map(({ output }) => output),
  ];
  return { passed: packings.length * CHECKS_PER_PACKAGE - wrong.length, failed: wrong.length, log: wrong.join('\n') };
}

/**
 * @param {import('./pack-package.mjs').Packed} packed
 * @returns {Promise<import('./run-command.mjs').Finished[]>}
 */
async function checkPacked({ manifest, tarball, folder }) {
  const styles = Object.keys(manifest.exports ?? {}).filter((entry) => entry.endsWith('.css'));
  const withoutStyles = styles.length === 0 ? [] : ['--exclude-entrypoints', ...styles];
  const wrong = inspectPackage(folder);
  return [
    { code: wrong.length === 0 ? 0 : 1, output: [manifest.name, ...wrong].join('\n') },
    await runCommand(join(TOOLS, 'publint'), [tarball, '--strict']),
    await runCommand(join(TOOLS, 'attw'), [tarball, '--profile', TYPES_PROFILE, '--no-emoji', '--no-color', ...withoutStyles]),
    // On the Node that runs this command, which may be older than the one that runs everything else.
    await runCommand(process.execPath, ['--input-type=module', '--eval', `await import('${manifest.name}')`], { cwd: PROJECT }),
  ];
}
