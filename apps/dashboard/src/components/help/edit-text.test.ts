import { expect, test } from 'vitest';
import { applyTool, continueLine, insertBlock, type Editing, type Tool } from './edit-text.ts';

const words = { text: 'Text', column: 'Column' };
/** `[` and `]` stand around what is chosen. */
const given = (marked: string): Editing => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
};
const shown = ({ text, start, end }: Editing) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

test.each<[Tool, string, string]>([
  ['bold', 'a [b] c', 'a **[b]** c'],
  ['bold', 'a **[b]** c', 'a [b] c'],
  ['italic', 'a []', 'a *[Text]*'],
  ['list', '[one\ntwo]', '[- one\n- two]'],
  ['list', '[- one\n- two]', '[one\ntwo]'],
  ['numbers', 'x\n[one\ntwo]', 'x\n[1. one\n2. two]'],
  ['heading', '退[货]', '[## 退货]'],
  ['quote', '[]', '[> ]'],
])('%s makes of %j %j', (tool, before, after) => {
  expect(shown(applyTool(given(before), tool, words))).toBe(after);
});

test('a block stands between blank lines', () => {
  expect(insertBlock({ text: 'a\nb', start: 1, end: 1 }, '![x](y)').text).toBe('a\n\n![x](y)\n\nb');
  expect(applyTool({ text: '', start: 0, end: 0 }, 'table', words).text).toContain('| Column 1 | Column 2 |\n| --- | --- |');
});

test('Enter goes on with a list, and ends it after an empty point', () => {
  expect(continueLine({ text: '2. two', start: 6, end: 6 })?.text).toBe('2. two\n3. ');
  expect(continueLine({ text: '- a\n- ', start: 6, end: 6 })?.text).toBe('- a\n');
  expect(continueLine({ text: 'plain', start: 5, end: 5 })).toBeUndefined();
});
