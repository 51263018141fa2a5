import { describe, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import { SHOP_FAQ } from '#/testing/shop-faq.ts';
import { PLAUSIBLE_FLOOR, plausibilityOf } from './plausibility.ts';

describe('what may have been meant', () => {
  const index = createIndex();
  for (const entry of SHOP_FAQ) index.add(entry);
  const plausible = (question: string): string[] =>
    index.search(question).flatMap(({ id, evidence }) => (plausibilityOf(evidence) >= PLAUSIBLE_FLOOR ? [id] : []));

  test.each(['who won the world cup', 'how do I bake bread', '苹果股价多少', '讲个笑话', '幫我寫首詩', '詩を書いて'])(
    'is nothing where nothing is plausible: %s',
    (question) => expect(plausible(question)).toEqual([]),
  );

  test('is an entry that says what was asked, however many others say it too', () => {
    const twins = createIndex();
    for (const id of ['a', 'b', 'c']) twins.add({ id, question: `How long does delivery take to zone ${id}?`, answer: 'Two days.' });
    const hits = twins.search('how long is delivery');
    expect(hits).toHaveLength(3);
    expect(hits.every(({ evidence }) => plausibilityOf(evidence) >= PLAUSIBLE_FLOOR)).toBe(true);
  });

  test('is likelier the more of the question an entry holds', () => {
    const [hit] = index.search('How long is the warranty?');
    if (!hit) throw new Error('the question finds its entry');
    const at = (share: number): number => plausibilityOf({ ...hit.evidence, heading: 0.2, passage: 0.2, share });
    expect(at(0.8)).toBeGreaterThan(at(0.2));
    expect(plausibilityOf({ ...hit.evidence, share: 0, vector: 0.9 })).toBeGreaterThan(
      plausibilityOf({ ...hit.evidence, share: 0, vector: 0.1 }),
    );
  });
});
