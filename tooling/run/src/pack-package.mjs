import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from './run-command.mjs';
import { BIN, CACHE, listWorkspaces, ROOT } from './workspace.mjs';

/**
 * @typedef {object} PackageManifest
 * @property {string} name
 * @property {boolean} [private]
 * @property {Record<string, unknown>} [exports]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [peerDependencies]
 */

/**
 * A package as it would be published, and unpacked as it would be installed.
 * @typedef {object} Packed
 * @property {string} workspace
 * @property {PackageManifest} manifest as published
 * @property {string} tarball
 * @property {string} folder where it is installed
 */

/** A project that has every package installed and nothing else. */
export const PROJECT = join(CACHE, 'packed');

/** @param {string} folder */
function readManifest(folder) {
  return /** @type {PackageManifest} */ (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
}

/** The packages that are published, as paths relative to the repository. */
export function listPublished() {
  return listWorkspaces(['packages']).filter((workspace) => readManifest(join(ROOT, workspace)).private !== true);
}

/**
 * Packs one package and unpacks it beside the others.
 * @param {string} workspace
 * @returns {Promise<{ packed?: Packed, failure?: import('./run-command.mjs').Finished }>}
 */
export async function packPackage(workspace) {
  const { name } = readManifest(join(ROOT, workspace));
  const tarball = join(PROJECT, `${name.replaceAll(/[@/]/g, '-')}.tgz`);
  const folder = join(PROJECT, 'node_modules', name);
  for (const stale of [tarball, folder]) rmSync(stale, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packing = await runCommand(join(BIN, 'pnpm'), ['pack', '--out', tarball], { cwd: join(ROOT, workspace) });
  if (packing.code !== 0) return { failure: packing };
  const unpacking = await runCommand('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  if (unpacking.code !== 0) return { failure: unpacking };
  const manifest = readManifest(folder);
  linkForeign(folder, workspace, manifest);
  return { packed: { workspace, manifest, tarball, folder } };
}

/**
 * Puts what is installed for the package from elsewhere beside it; our own packages are found as neighbours.
 * @param {string} folder
 * @param {string} workspace
 * @param {PackageManifest} manifest
 */
function linkForeign(folder, workspace, { dependencies = {}, peerDependencies = {} }) {
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name.startsWith('@lobby/')) continue;
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, workspace, 'node_modules', name), link, 'junction');
  }
}
