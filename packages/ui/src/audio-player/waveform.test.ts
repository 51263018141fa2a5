import { expect, test } from 'vitest';
import { peaksOf } from './waveform.ts';

test('each part is as high as its loudest sample, in shares of the loudest of all', () => {
  expect(peaksOf([0.1, -0.4, 0.2, 0.2, 0, 0], 3)).toEqual([1, 0.5, 0.08]);
});

test.each([
  ['silence', new Float32Array(100)],
  ['nothing', new Float32Array(0)],
])('%s is drawn as a low line', (_, samples) => {
  expect(new Set(peaksOf(samples, 4))).toEqual(new Set([0.08]));
});

test('fewer samples than bars leave no bar out', () => {
  expect(peaksOf([1, 1], 4)).toHaveLength(4);
});
