import { existsSync } from 'node:fs';
import { contentFingerprint, isStamped, stamp } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';
import { listWorkspaces, NODE } from './workspace.mjs';

/** The pnpm that installs, fetched by npx: the one package manager everybody has is npm. The catalog names the same. */
const PNPM = 'pnpm@12.21.0';

/** Everything an installation depends on. */
function installFingerprint() {
  const manifests = listWorkspaces().map((workspace) => `${workspace}/package.json`);
  const contents = contentFingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]);
  return `${contents} ${process.platform} ${process.arch}`;
}

/** Whether what is installed is what the lockfile says. */
export function isInstalled() {
  return existsSync(NODE) && isStamped('installed', installFingerprint());
}

/**
 * Installs exactly what the lockfile says.
 * @returns {Promise<import('./run-command.mjs').Finished>}
 */
export async function installPackages() {
  // CI=true: no question is asked, even when node_modules has to be made anew.
  const finished = await runCommand('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { env: { CI: 'true' } });
  if (finished.code === 0) stamp('installed', installFingerprint());
  return finished;
}
