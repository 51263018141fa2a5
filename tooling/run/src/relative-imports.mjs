import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `from '#/a/b.ts'` and `import('#/a/b.ts')`, in what TypeScript has emitted. */
const INTERNAL_IMPORT = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])#\/([^'"]+?)\.tsx?\2/g;

/** `from './a.ts'`, which TypeScript rewrites in code and leaves as it is in declarations. */
const SOURCE_IMPORT = /((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.[^'"]*?)\.tsx?\2/g;

/**
 * Turns the internal imports (`#/…`) of an emitted file into relative ones, and names of sources into names of what was
 * emitted. Node before 24 and TypeScript before 6 refuse the former, and whoever installs a package may run either.
 * @param {string} code
 * @param {string} file path of the emitted file below the package's dist folder, with slashes
 */
export function makeImportsRelative(code, file) {
  return code
    .replaceAll(SOURCE_IMPORT, '$1$2$3.js$2')
    .replaceAll(INTERNAL_IMPORT, (_match, /** @type {string} */ before, /** @type {string} */ quote, /** @type {string} */ target) => {
      const path = posix.relative(posix.dirname(file), `${target}.js`);
      return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
}

/** @param {string} dist */
function rewriteFolder(dist) {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|d\.ts)$/.test(name)) continue;
    const path = join(dist, name);
    const code = readFileSync(path, 'utf8');
    const rewritten = makeImportsRelative(code, relative(dist, path).replaceAll(sep, '/'));
    if (rewritten !== code) writeFileSync(path, rewritten);
  }
}

// As a command, in a package's folder after tsc.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) rewriteFolder(join(process.cwd(), 'dist'));
