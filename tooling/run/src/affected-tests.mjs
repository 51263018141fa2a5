import { dirname, normalize } from 'node:path/posix';

/** `from '…'`, `import '…'`, `import('…')`, also of types. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;
const TEST = /\.test\.(tsx?|mjs)$/;
/** Tests that open the whole server: through it they reach every module, so that only what they name themselves says what they are about. */
const WHOLE_SERVER = /\.(db|engines|pglite)\.test\.ts$/;
const TOO_LONG = /\.process\.test\.ts$/;
/** A noun of the server: its tests are beside it and below. */
const NOUN = /^apps\/server\/src\/(?:domains\/)?[^/]+\//;

/**
 * What a source imports, as paths of the repository; what is in no file of it is left out.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, string>} sources text by path
 */
function importsOf(file, text, sources) {
  const workspace = file.split('/').slice(0, 2).join('/');
  return [...text.matchAll(IMPORT)]
    .map(([, name = '']) => {
      if (name.startsWith('#/')) return `${workspace}/src/${name.slice(2)}`;
      if (name.startsWith('.')) return normalize(`${dirname(file)}/${name}`);
      const [, other, below] = /^@lobby\/([\w-]+)(?:\/(.+))?$/.exec(name) ?? [];
      return other === undefined ? '' : `packages/${other}/src/${below ?? 'index'}.ts`;
    })
    .filter((path) => sources.has(path));
}

/**
 * The tests that a change concerns: those which import what changed, however far away, and on the server those of its noun or which
 * name it themselves.
 * @param {readonly string[]} changed paths of the repository
 * @param {ReadonlyMap<string, string>} sources text of every source by path
 */
export function affectedTests(changed, sources) {
  const tests = [...sources.keys()].filter((file) => TEST.test(file) && !TOO_LONG.test(file));
  const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text, sources)]));
  const reached = importersOf(changed, imports);
  const nouns = changed.map((file) => NOUN.exec(file)?.[0]).filter((noun) => noun !== undefined);
  return tests.filter((file) => {
    if (changed.includes(file)) return true;
    if (!WHOLE_SERVER.test(file)) return reached.has(file);
    return nouns.some((noun) => file.startsWith(noun)) || (imports.get(file) ?? []).some((path) => changed.includes(path));
  });
}

/**
 * Whatever imports one of the files, or imports what does.
 * @param {readonly string[]} files
 * @param {ReadonlyMap<string, readonly string[]>} imports
 */
function importersOf(files, imports) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, named] of imports) for (const path of named) importers.set(path, [...(importers.get(path) ?? []), file]);
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
