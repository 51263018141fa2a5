import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findBareTexts } from './bare-texts.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where components are that people see; what only developers see may be in English. */
const COMPONENTS = ['apps/*/src/**/*.tsx', 'packages/ui/src/**/*.tsx'];
const NOT_SEEN = /\.(?:test|stories)\.tsx$|\/(?:testing|stories)\//u;

const textsOf = (source: string) => findBareTexts('planted.tsx', source).map(({ text }) => text);

describe('a planted text is found', () => {
  test.each([
    ['between tags', '<p>Nothing here</p>'],
    ['between tags, in another script', '<p>没有内容</p>'],
    ['in braces', "<p>{'Nothing here'}</p>"],
    ['in a fragment', '<>{`Nothing here`}</>'],
    ['in a template', '<p>{`Nothing here ${name}`}</p>'],
    ['in one branch', "<p>{empty ? 'Nothing here' : name}</p>"],
    ['as a default', "<p>{name ?? 'Nothing here'}</p>"],
    ['as a label', '<Button label="Nothing here" />'],
    ['as a spoken label', '<nav aria-label="Nothing here" />'],
    ['as a title in braces', '<p title={"Nothing here"} />'],
    ['as a placeholder of one branch', '<input placeholder={full ? undefined : "Nothing here"} />'],
    ['in an object', "confirm({ title: 'Nothing here' })"],
    ['in a list of columns', "[{ id: 'a', label: 'Nothing here' }]"],
    ['in a toast', "toast('Nothing here')"],
    ['as an error', '<TextField error="Nothing here" />'],
    ['in a toast of a promise', "toast.promise(saving, { loading: 'Nothing here' })"],
    ['in a toast of a type', "toast.error('Nothing here')"],
  ])('%s', (_where, source) => {
    expect(textsOf(`const planted = ${source};`).join(' ')).toMatch(/Nothing here|没有内容/u);
  });

  test('with its line', () => {
    expect(findBareTexts('planted.tsx', 'const a = 1;\nconst b = (\n  <p>\n    Hello\n  </p>\n);')).toEqual([{ line: 4, text: 'Hello' }]);
  });
});

describe('what is no text is left alone', () => {
  test.each([
    ['a text of the language', "<p>{t('empty.title')}</p>"],
    ['a class', '<p className="flex gap-2" id="empty" />'],
    ['punctuation and numbers', '<p> · 42 – </p>'],
    ['the name of the product', '<ArchMark title="Lobby" />'],
    ['a key of the keyboard', '<kbd>Esc</kbd>'],
    ['an address to imitate', '<input placeholder="https://" />'],
    ['a path', '<span>/chat/</span>'],
    ['the look of a tone', "{ error: 'bg-danger text-sm', success: 'bg-success' }"],
    ['an id in an object', "[{ id: 'Entries', kind: 'list' }]"],
  ])('%s', (_what, source) => {
    expect(textsOf(`void (${source});`)).toEqual([]);
  });
});

describe('no component holds a text of its own', () => {
  const files = globSync(COMPONENTS, { cwd: ROOT }).filter((file) => !NOT_SEEN.test(file));

  test('there are components to look at', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  test('every text comes from the messages of the language', () => {
    const found = files.flatMap((file) =>
      findBareTexts(file, readFileSync(join(ROOT, file), 'utf8')).map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(found).toEqual([]);
  });
});
