import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStamped, sourceFingerprint, stamp } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';
import { BIN, listBrowserApps, listWorkspaces, ROOT } from './workspace.mjs';

function buildFingerprint() {
  return sourceFingerprint([
    ...listBrowserApps(),
    ...listWorkspaces(['packages']),
    'tooling/vite',
    'tooling/typescript',
    'tsconfig.base.json',
    'turbo.json',
    'pnpm-lock.yaml',
  ]);
}

/** Whether every app's files are there and newer than its sources. */
export function areAppsBuilt() {
  const everyAppIsThere = listBrowserApps().every((app) => existsSync(join(ROOT, app, 'dist/index.html')));
  return everyAppIsThere && isStamped('built', buildFingerprint());
}

/**
 * Builds the browser apps; turbo takes from its cache what it has built before.
 * @returns {Promise<import('./run-command.mjs').Finished>}
 */
export async function buildApps() {
  const fingerprint = buildFingerprint();
  const finished = await runCommand(join(BIN, 'turbo'), ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only']);
  if (finished.code === 0) stamp('built', fingerprint);
  return finished;
}
