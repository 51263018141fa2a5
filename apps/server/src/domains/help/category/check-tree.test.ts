import { expect, test } from 'vitest';
import { depthOf, heightOf, insideOf } from './check-tree.ts';

const tree = [
  { id: 'a', parent_id: null },
  { id: 'b', parent_id: 'a' },
  { id: 'c', parent_id: 'b' },
  { id: 'd', parent_id: null },
];

test('a category is as deep as the way to the top, and as high as the longest way down', () => {
  expect(['a', 'b', 'c', 'd'].map((id) => depthOf(tree, id))).toEqual([1, 2, 3, 1]);
  expect(['a', 'b', 'c', 'd'].map((id) => heightOf(tree, id))).toEqual([3, 2, 1, 1]);
});

test('inside of a category is everything under it, itself included', () => {
  expect(insideOf(tree, 'a')).toEqual(new Set(['a', 'b', 'c']));
  expect(insideOf(tree, 'd')).toEqual(new Set(['d']));
});

test('a circle ends', () => {
  const circle = [
    { id: 'a', parent_id: 'b' },
    { id: 'b', parent_id: 'a' },
  ];
  expect(depthOf(circle, 'a')).toBe(2);
  expect(insideOf(circle, 'a')).toEqual(new Set(['a', 'b']));
});
