import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What whoever installs a package looks for first. */
const PAPERS = ['LICENSE', 'README.md', 'CHANGELOG.md'];

/** An import that only this repository's Node and compiler take, in what was emitted. */
const UNPUBLISHABLE_IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(?:#\/[^'"]*|\.[^'"]*\.tsx?)\1/;

/**
 * What is wrong with an unpacked package, a line each: papers that are missing, imports that do not load elsewhere, and
 * maps that lead to no source.
 * @param {string} folder
 */
export function inspectPackage(folder) {
  const missing = PAPERS.filter((paper) => !existsSync(join(folder, paper))).map((paper) => `${paper} is missing`);
  const emitted = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, 'dist', name));
  const code = emitted.filter((path) => /\.(js|d\.ts)$/.test(path));
  const maps = emitted.filter((path) => path.endsWith('.map'));
  return [
    ...missing,
    ...(code.length === 0 ? ['dist is empty'] : []),
    ...code.filter((path) => UNPUBLISHABLE_IMPORT.test(readFileSync(path, 'utf8'))).map((path) => `${path}: an import of a source`),
    ...code.filter((path) => !existsSync(`${path}.map`)).map((path) => `${path}: no map`),
    ...maps.flatMap(lostSources),
  ];
}

/** @param {string} path of a source map */
function lostSources(path) {
  const { sources } = /** @type {{ sources: string[] }} */ (JSON.parse(readFileSync(path, 'utf8')));
  return sources.filter((source) => !existsSync(resolve(dirname(path), source))).map((source) => `${path}: ${source} is not there`);
}
