import { expect, it } from 'vitest';
import { mentionsIn } from './mentions-in.ts';

const PEOPLE = [
  { id: 7, name: 'Mina Tan' },
  { id: 8, name: '陳雨' },
  { id: 9, name: '' },
];

it.each([
  ['@Mina Tan please look', [7]],
  ['@mina tan, @陳雨：你哋睇下', [7, 8]],
  ['Mina Tan said so', []],
  ['an e-mail to a@b.example', []],
])('%s names %j', (text, ids) => {
  expect(mentionsIn(text, PEOPLE)).toEqual(ids);
});
