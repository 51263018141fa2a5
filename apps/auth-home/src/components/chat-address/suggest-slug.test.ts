import { expect, test } from 'vitest';
import { suggestSlug } from './suggest-slug.ts';

test.each([
  ['Kumo Outdoor', 'kumo-outdoor'],
  ['Kumo 株式会社', 'kumo'],
  ['Café Lumière', 'cafe-lumiere'],
  ['  Tom & Jerry’s  ', 'tom-jerrys'],
  ['Ａｂｃ', 'abc'],
  ['a'.repeat(60), 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ['雲のアウトドア', ''],
  ['24', ''],
  ['2024', ''],
  ['', ''],
])('%j suggests %j', (name, slug) => {
  expect(suggestSlug(name)).toBe(slug);
});
