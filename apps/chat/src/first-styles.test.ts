import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Vitest runs in the folder of the app. */
const APP = join(process.cwd(), 'src');
const LIBRARY = join(process.cwd(), '../../packages/ui/src');
const read = (path: string) => readFileSync(path, 'utf8');
/** What a file imports when it is loaded: neither types, nor what it fetches later. */
const IMPORT = /^import (?!type )(?:([^'"]*?) from )?'([^']+)';/gm;
/** Names in braces that are not types alone. */
const namesOf = (braces: string) =>
  braces
    .replaceAll(/[{}\n]/g, ' ')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** File of the library that each name of its door comes from. */
const FILES = new Map(
  [...read(join(LIBRARY, 'index.ts')).matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', file = '']) =>
    namesOf(names).map((name) => [name, join(LIBRARY, file)] as const),
  ),
);

function visit(file: string, found: Set<string>): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file)) return found;
  found.add(file);
  for (const [, names = '', from = ''] of read(file).matchAll(IMPORT)) {
    if (names.startsWith('{') && namesOf(names).length === 0) continue;
    if (from.startsWith('#/')) visit(join(file.startsWith(APP) ? APP : LIBRARY, from.slice(2)), found);
    else if (from.startsWith('./')) visit(join(dirname(file), from), found);
    else if (from === '@lobby/ui') for (const name of namesOf(names)) visit(FILES.get(name) ?? '', found);
  }
  return found;
}

/** Says classes, itself or for others. */
const SAYS_CLASSES = /className=|_LOOK\b|buttonLook\(/;

test('the first style sheet reads the classes of exactly what the first file is made of', () => {
  const first = [...visit(join(APP, 'main.tsx'), new Set())].filter((file) => SAYS_CLASSES.test(read(file)));
  const sources = [...read(join(APP, 'styles.css')).matchAll(/@source "([^"]+)"/g)].map(([, path = '']) => join(APP, path));
  expect(first.length).toBeGreaterThan(15);
  expect(sources.map((file) => relative(APP, file)).toSorted()).toEqual(first.map((file) => relative(APP, file)).toSorted());
});

test('what the first file is made of says texts of the chat alone, which are there before it is drawn', () => {
  const others = [...visit(join(APP, 'main.tsx'), new Set())].flatMap((file) =>
    [...read(file).matchAll(/\b(?:useT\((?!'chat'\))|useUiTexts\(|useFileTexts\(|useFileSize\()/g)].map(() => relative(APP, file)),
  );
  // Whatever else is asked for would hide the whole screen until it has come, with what is being typed.
  expect(others).toEqual([]);
});
