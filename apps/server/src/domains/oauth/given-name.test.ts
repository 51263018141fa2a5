import { expect, test } from 'vitest';
import { readGivenName } from './given-name.ts';

const named = (firstName: unknown, lastName: unknown) => JSON.stringify({ name: { firstName, lastName } });

test.each([
  [named('Mina', 'Sato'), 'Mina Sato'],
  [named('美奈', '佐藤'), '佐藤美奈'],
  [named(' Mina ', ''), 'Mina'],
  [named(undefined, 'Sato'), 'Sato'],
  [named('M\u0000ina', 4), 'Mina'],
  [named('x'.repeat(100), 'y'), 'x'.repeat(80)],
])('%s is read as %s', (json, name) => {
  expect(readGivenName(json)).toBe(name);
});

test.each([undefined, '', 'null', '[]', '{', '{"name":null}', named('', ' ')])('%j holds no name', (json) => {
  expect(readGivenName(json)).toBeUndefined();
});
