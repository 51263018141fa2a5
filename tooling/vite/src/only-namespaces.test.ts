import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepNamespaces } from './only-namespaces.ts';

const FILES = readFileSync(new URL('../../../packages/i18n/src/message-files.ts', import.meta.url), 'utf8');

test('an app carries the lists of its own texts in every language, and no other', () => {
  const kept = keepNamespaces(FILES, ['common', 'chat']);
  const names = [...kept.matchAll(/import\('\.\/messages\/([^']+)\.json'/g)].map(([, name]) => name);
  expect(names).toEqual(['en-US', 'zh-CN', 'zh-HK', 'ja-JP'].flatMap((locale) => [`${locale}/common`, `${locale}/chat`]));
});

test('a namespace that is not there stops the build', () => {
  expect(() => keepNamespaces(FILES, ['common', 'chatt'])).toThrow('There is no message file for chatt');
});
