import { expect, test } from 'vitest';
import { FaqShelf } from './faq-shelf.ts';

const text = (no: number, over: object = {}) => ({
  article_id: `018f0000-0000-7000-8000-${String(no).padStart(12, '0')}`,
  locale: 'en-US' as const,
  slug: `a${no}`,
  title: `Article ${no}`,
  summary: '',
  body: 'Text.',
  category_id: null,
  pinned: false,
  published_at: 1,
  views: 0,
  ...over,
});

const topOf = (...texts: ReturnType<typeof text>[]) => new FaqShelf(texts, []).top('en-US', 2);

test('what stands first was read most, as far as it was read at all', () => {
  expect(topOf(text(1, { views: 2 }), text(2, { views: 5 }), text(3)).cards.map(({ title }) => title)).toEqual(['Article 2', 'Article 1']);
  expect(topOf(text(1, { views: 2 }), text(2, { views: 5 }), text(3)).areRead).toBe(true);
  expect(topOf(text(1, { views: 2 }), text(2)).areRead).toBe(false);
  expect(topOf(text(1, { views: 2 }), text(2, { pinned: true })).areRead).toBe(false);
});
