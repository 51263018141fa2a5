import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar, initialsOf, tintOf } from './avatar.tsx';

afterEach(cleanup);

test.each([
  ['Mina Tan', 'MT'],
  ['kumo', 'K'],
  ['佐藤 美咲', '佐'],
  ['李小龍', '李'],
  ['', ''],
])('the letters of "%s" are "%s"', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('below 24 px an avatar carries no letter', () => {
  render(<Avatar name="Mina Tan" size={23} />);
  expect(screen.getByRole('img', { name: 'Mina Tan' }).textContent).toBe('');
  cleanup();
  render(<Avatar name="Mina Tan" size={24} />);
  expect(screen.getByRole('img', { name: 'Mina Tan' }).textContent).toBe('MT');
});

test('a name keeps its tint', () => {
  expect(tintOf('Mina Tan')).toBe(tintOf('Mina Tan'));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map(tintOf)).size).toBe(5);
});

test('two of the same name are told apart by letters and a tint of their own', () => {
  const { container } = render(<Avatar name="Visitor 1042" letters="042" tintBy="b" decorative />);
  expect(container.textContent).toBe('042');
  expect(container.querySelector(`.${tintOf('b').split(' ')[0]}`)).toBeTruthy();
});
