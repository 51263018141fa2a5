import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStamped, sourceFingerprint, stamp } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';
import { BIN, listBrowserApps, listWorkspaces, ROOT, SERVER } from './workspace.mjs';

/** What `npm start` runs, relative to the repository. */
export const BUILT_SERVER = `${SERVER}/dist/main.js`;
/** What the server hands to the pages of other sites. */
const BUILT_WIDGET = ['packages/widget/dist/widget.js', 'packages/widget/dist/widget-more.js'];

function buildFingerprint() {
  return sourceFingerprint([
    ...listBrowserApps(),
    `${SERVER}/src`,
    `${SERVER}/package.json`,
    `${SERVER}/vite.config.ts`,
    ...listWorkspaces(['packages']),
    'tooling/vite',
    'tooling/typescript',
    'tsconfig.base.json',
    'turbo.json',
    'pnpm-lock.yaml',
  ]);
}

/** Whether the files of every app and of the widget are there and newer than its sources. */
export function areAppsBuilt() {
  const everyAppIsThere = [...listBrowserApps().map((app) => `${app}/dist/index.html`), BUILT_SERVER, ...BUILT_WIDGET].every((file) =>
    existsSync(join(ROOT, file)),
  );
  return everyAppIsThere && isStamped('built', buildFingerprint());
}

/**
 * Builds the browser apps, the server and the widget; turbo takes from its cache what it has built before.
 * @returns {Promise<import('./run-command.mjs').Finished>}
 */
export async function buildApps() {
  const fingerprint = buildFingerprint();
  const finished = await runCommand(join(BIN, 'turbo'), [
    'run',
    'build',
    '--filter=./apps/*',
    '--filter=@lobby/widget',
    '--output-logs=errors-only',
  ]);
  if (finished.code === 0) stamp('built', fingerprint);
  return finished;
}
