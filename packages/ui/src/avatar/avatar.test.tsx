import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

test('a picture stands in the place of the letters, and the letters in that of one that does not come', () => {
  const { container, rerender } = render(<Avatar name="Mina Tan" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />);
  const image = container.querySelector('img');
  expect([image?.getAttribute('src'), container.textContent]).toEqual(['data:image/gif;base64,R0lGODlhAQABAAAAACw=', '']);
  fireEvent.error(image as HTMLImageElement);
  expect([container.querySelector('img'), container.textContent]).toEqual([null, 'MT']);
  rerender(<Avatar name="Mina Tan" src="data:image/gif;base64,R0lGODlhAQABAAAA" />);
  expect(container.querySelector('img')).not.toBeNull();
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
