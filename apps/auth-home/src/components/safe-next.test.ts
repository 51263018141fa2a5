import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/session?view=queue#last', '/dashboard/session?view=queue#last'],
  ['/dashboard/../preview', '/preview'],
  ['/%2F/evil.example', '/%2F/evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/dashboard?next=https://evil.example', '/dashboard?next=https://evil.example'],
])('goes on to %s', (next, path) => {
  expect(safeNext(next)).toBe(path);
});

test.each([
  undefined,
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/dashboard\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  ' /dashboard',
  'https://evil.example/dashboard',
  'https:/dashboard',
  'https:evil.example',
  'HTTPS://evil.example',
  '%2F%2Fevil.example',
  '%2f%5cevil.example',
  '\u2044\u2044evil.example',
  '\u0000//evil.example',
  '/\r//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '"//evil.example"',
])('does not go on to %j', (next) => {
  expect(safeNext(next)).toBeUndefined();
});
