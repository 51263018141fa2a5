import { createElement } from 'react';
import { expect, test } from 'vitest';
import './without-owner-stacks.ts';

const stackOf = (element: object): unknown => (element as { _debugStack?: unknown })._debugStack;

test('React notes no stack of its own for each element', () => {
  const [one, another] = ['main', 'aside'].map((name) => stackOf(createElement(name)));
  expect(one).toBeInstanceOf(Error);
  expect(another).toBe(one);
});
