import { expect, test } from 'vitest';
import { filesOf, listRoutes, messageKeys, routeKeys } from './page-files.mjs';

/** @type {import('./page-files.mjs').Manifest} */
const MANIFEST = {
  'index.html': {
    file: 'index.js',
    css: ['index.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/routes/auth.tsx?tsr-split=component'],
  },
  '_shared.js': { file: 'shared.js' },
  'src/routes/__root.tsx?tsr-split=component': { file: 'root.js', imports: ['index.html'] },
  'src/routes/auth/route.tsx?tsr-split=component': { file: 'auth.js', imports: ['index.html', '_form.js'] },
  'src/routes/auth.login.tsx?tsr-split=component': { file: 'login.js', imports: ['index.html', '_form.js'] },
  'src/routes/auth.login.tsx?tsr-split=errorComponent': { file: 'login-error.js' },
  'src/routes/policy.tsx?tsr-split=component': { file: 'policy.js' },
  'src/routes/help.$id.lazy.tsx': { file: 'help.js', imports: ['index.html', '_form.js'] },
  '_form.js': { file: 'form.js', css: ['form.css'] },
  '../../packages/i18n/src/messages/ja-JP/auth.json': { file: 'auth-ja.js' },
  '../../packages/i18n/src/messages/ja-JP/chat.json': { file: 'chat-ja.js' },
};

test('a route is known by its words, however its file is nested', () => {
  expect(listRoutes(MANIFEST).map(({ name }) => name)).toEqual(['__root', 'auth', 'auth.login', 'policy', 'help.$id']);
});

test('a route comes with the layouts around it and no other route', () => {
  expect(routeKeys(MANIFEST, 'auth.login')).toEqual([
    'src/routes/__root.tsx?tsr-split=component',
    'src/routes/auth/route.tsx?tsr-split=component',
    'src/routes/auth.login.tsx?tsr-split=component',
  ]);
});

test('a page loads its entry, its chunks and what they import, each once, and nothing that is only imported later', () => {
  const files = filesOf(MANIFEST, ['src/routes/auth.login.tsx?tsr-split=component']);
  expect([...files].toSorted()).toEqual(['form.css', 'form.js', 'index.css', 'index.js', 'login.js', 'shared.js']);
});

test('a route in a lazy file of its own is one of them', () => {
  expect(routeKeys(MANIFEST, 'help.$id')).toEqual(['src/routes/__root.tsx?tsr-split=component', 'src/routes/help.$id.lazy.tsx']);
});

test('messages are found by language', () => {
  expect([...messageKeys(MANIFEST)].map(([locale, chunks]) => [locale, chunks.map(({ namespace }) => namespace)])).toEqual([
    ['ja-JP', ['auth', 'chat']],
  ]);
});
