import { expect, test } from 'vitest';
import { pagePaths } from './page-paths.ts';

test('a page has the path that its route file is named after; what catches the rest is none', () => {
  const files = [
    '$.tsx',
    '__root.tsx',
    'index.tsx',
    'auth.tsx',
    'auth.index.tsx',
    'auth_.to-b.tsx',
    'login.apple_callback.tsx',
    'chat.$tenant.$.lazy.tsx',
    'chat.$tenant.index.tsx',
    'chat.$tenant.index.test.tsx',
    'chat.$tenant.work-order.chat-{$id}.lazy.tsx',
    'chat.$tenant.faq.$id.lazy.tsx',
    'notes.ts',
  ];
  expect(pagePaths(files)).toEqual([
    '/',
    '/auth',
    '/auth/to-b',
    '/chat/{tenant}',
    '/chat/{tenant}/faq/{id}',
    '/chat/{tenant}/work-order/chat-{id}',
    '/login/apple_callback',
  ]);
});
