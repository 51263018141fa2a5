import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './workspace.mjs';

/** Never sources: what tools write beside them. */
const NOT_SOURCES = new Set(['node_modules', 'dist', '.turbo', 'coverage', 'storybook-static', 'test-results']);

/** Read by tests and by Storybook only, so a build stays valid when they change. */
const NOT_BUILT = /\.(test|stories)\.tsx?$/;

/**
 * One digest over the contents of the given files (missing ones count as missing), relative to the repository.
 * @param {readonly string[]} files
 */
export function contentFingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(ROOT, file);
    hash.update(`${file}\0`);
    hash.update(existsSync(path) ? readFileSync(path) : 'missing');
  }
  return hash.digest('hex');
}

/**
 * One digest over name, size and time of change of every source below the given folders: a few milliseconds for
 * thousands of files, where reading them would take seconds.
 * @param {readonly string[]} places files or folders, relative to the repository
 */
export function sourceFingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places) addToFingerprint(hash, place);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} place
 */
function addToFingerprint(hash, place) {
  const stats = statSync(join(ROOT, place), { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    for (const name of readdirSync(join(ROOT, place)).toSorted()) {
      if (!NOT_SOURCES.has(name) && !NOT_BUILT.test(name)) addToFingerprint(hash, `${place}/${name}`);
    }
    return;
  }
  hash.update(`${place}\0${stats?.size ?? 'missing'}\0${stats?.mtimeMs ?? ''}\0`);
}

/**
 * Whether the named work was last finished with exactly this fingerprint.
 * @param {string} name
 * @param {string} fingerprint
 */
export function isStamped(name, fingerprint) {
  const file = join(CACHE, name);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprint;
}

/**
 * Remembers that the named work was finished with this fingerprint.
 * @param {string} name
 * @param {string} fingerprint
 */
export function stamp(name, fingerprint) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, name), fingerprint);
}
