import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('../../../packages/ui/src/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, SOURCES), 'utf8');

/** Carry no look of their own: they give texts to those below. */
const PROVIDERS = new Set(['UiTextsProvider', 'WideTextsProvider']);
/** Seen in the stories of what is made of them. */
const PARTS: Readonly<Record<string, string>> = { Field: 'TextField', Paginator: 'DataTable' };

const exported = [...read('index.ts').matchAll(/export \{([^}]*)\}/gu)]
  .flatMap(([, names]) => (names ?? '').split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z][a-z]\w*$/u.test(name) && !PROVIDERS.has(name));
const stories = globSync('**/*.stories.tsx', { cwd: SOURCES }).map(read).join('\n');

test.each(exported)('%s has a story', (name) => {
  expect(stories).toMatch(new RegExp(`<${PARTS[name] ?? name}[\\s>]`, 'u'));
});

test('there are components to look for', () => {
  expect(exported.length).toBeGreaterThan(40);
});
