import { expect, test } from 'vitest';
import { readExamples } from './read-examples.mjs';

const DOCUMENT = ['# Title', '```ts', 'const a = 1;', '```', 'Text', '```css', 'a {}', '```', '```tsx', '<b />', '```'].join('\n');

test('TypeScript is an example, other languages are not', () => {
  expect(readExamples(DOCUMENT).map(({ line, language }) => [line, language])).toEqual([
    [2, 'ts'],
    [9, 'tsx'],
  ]);
});

test('a line of an example is the same line of the document', () => {
  const lines = DOCUMENT.split('\n');
  for (const { code } of readExamples(DOCUMENT)) {
    const [number = -1, text] = [...code.split('\n').entries()].find(([, line]) => line !== '') ?? [];
    expect(lines[number]).toBe(text);
  }
});

test('a fence that is not closed ends with the document', () => {
  expect(readExamples('```ts\nconst a = 1;')[0]?.code).toBe('\nconst a = 1;');
});
