import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[/\\]$/, '');

/** Where the commands remember what they have done; removed together with node_modules. */
export const CACHE = join(ROOT, 'node_modules/.cache/lobby');

/** Executables of the root's dev dependencies, Node 24 and pnpm among them. */
export const BIN = join(ROOT, 'node_modules/.bin');

/** The Node that everything but these commands runs on. */
export const NODE = join(BIN, 'node');

/** The folders that hold workspaces, as in pnpm-workspace.yaml. */
const WORKSPACE_PARENTS = ['apps', 'packages', 'tooling'];

/**
 * Every workspace under the given parents, as paths relative to the repository (`apps/server`).
 * @param {readonly string[]} [parents]
 */
export function listWorkspaces(parents = WORKSPACE_PARENTS) {
  return parents
    .filter((parent) => existsSync(join(ROOT, parent)))
    .flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`))
    .filter((workspace) => existsSync(join(ROOT, workspace, 'package.json')))
    .toSorted();
}

/** The one app that no browser loads. Tests and development run it from its sources, `npm start` as it is built. */
export const SERVER = 'apps/server';

/** The browser apps, as paths relative to the repository. */
export function listBrowserApps() {
  return listWorkspaces(['apps']).filter((app) => app !== SERVER);
}

/**
 * The caller's environment with our own tools first on the path and every tool's telemetry off.
 * @param {Record<string, string>} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}`,
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    ...extra,
  };
}
