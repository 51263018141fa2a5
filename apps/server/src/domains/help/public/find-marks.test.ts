import { expect, test } from 'vitest';
import { findMarks } from './find-marks.ts';

test('what is marked is written as the text has it, in whatever script it was asked', () => {
  expect(findMarks('退貨的運費由誰承擔', ['退', '运费'])).toEqual(['運費', '退']);
  expect(findMarks('Return a TENT', ['tent', 'ret'])).toEqual(['TENT', 'Ret']);
  expect(findMarks('Return', ['', ' '])).toEqual([]);
});
