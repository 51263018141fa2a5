import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LIBRARY = join(ROOT, 'packages/ui/src');
const read = (path: string) => readFileSync(path, 'utf8');

/** File of the library that each name of its door comes from. */
const FILES = new Map(
  [...read(join(LIBRARY, 'index.ts')).matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', file = '']) =>
    names.split(',').map((name) => [name.trim(), join(LIBRARY, file)] as const),
  ),
);

/** The file and everything of the library that it is made of. */
function withParts(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from = '', path = ''] of read(file).matchAll(/from '(#|\.)\/([^']+\.tsx?)'/g))
    withParts(join(from === '#' ? LIBRARY : dirname(file), path), found);
  return found;
}

/** Classes that begin with `lobby-` come with a style sheet of their own. */
const UTILITIES = /className=(?!"lobby-)/;
const folderOf = (path: string) => relative(LIBRARY, path).split('/')[0] ?? '';
/** Folders of the library whose classes a style sheet reads. */
const foldersRead = (sheet: string) =>
  [...read(sheet).matchAll(/@source "([^"]+)"/g)].map(([, path = '']) => folderOf(join(dirname(sheet), path)));

test.each(['chat', 'auth-home'])('%s reads the classes of every component that it takes from the library', (app) => {
  const source = join(ROOT, 'apps', app, 'src');
  const taken = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .flatMap((file) => [...read(join(source, file)).matchAll(/import \{([^}]*)\} from '@lobby\/ui'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => FILES.get(name.trim()) ?? []);
  const parts = [...new Set(taken)].flatMap((file) => [...withParts(file)]);
  const needed = [...new Set(parts.filter((file) => UTILITIES.test(read(file))).map(folderOf))];
  const known = new Set([
    ...foldersRead(join(LIBRARY, 'light-utilities.css')),
    ...globSync('*.css', { cwd: source }).flatMap((sheet) => foldersRead(join(source, sheet))),
  ]);
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.filter((folder) => !known.has(folder))).toEqual([]);
});
