import { beforeAll, describe, expect, test } from 'vitest';
import { loadThesaurus } from './load-thesaurus.ts';
import { parseConcepts, parseRelations } from './parse-concepts.ts';
import { Thesaurus, conceptsIn } from './thesaurus.ts';
import { WORDS as ALL_WORDS } from './all-words.ts';
import { THINGS } from './things.ts';

/** Of a concept, the sources not counted. */
const MOST_BYTES = 600;

const WORDS = `
parcel | en: parcel, package, box? | cn: 包裹, 快递 | yue: 包裹 | tw: 包裹 | ja: 荷物, 小包
refund | en: refund, money back | cn: 退款 | yue: 退錢 | tw: 退款 | ja: 返金
delivery-address | en: delivery address | cn: 收货地址 | yue: 送貨地址 | tw: 收件地址 | ja: お届け先
delivery | en: delivery, deliver | cn: 配送 | yue: 送貨 | tw: 配送 | ja: 配送
desk | en: desk | cn: 桌子 | yue: 書枱 | tw: 書桌 | ja: 机
`;
const thesaurus = new Thesaurus(parseConcepts(WORDS), parseRelations('parcel: delivery'));

describe('a text', () => {
  test.each([
    ['Where are my packages?', ['parcel']],
    ['I want my MONEY BACK', ['refund']],
    ['change the delivery address', ['delivery-address', 'delivery']],
    ['點樣退錢', ['refund']],
    ['荷物はどこですか', ['parcel']],
    ['moneyback', []],
  ])('%s mentions %j', (text, concepts) => expect(conceptsIn(thesaurus, text)).toEqual(concepts));

  test('a character of Japanese alone means nothing in Chinese', () => {
    expect(conceptsIn(thesaurus, '手机')).toEqual([]);
    expect(conceptsIn(thesaurus, '机がほしいです')).toEqual(['desk']);
  });

  test('a word that often means something else counts less', () => {
    const [sure, unsure] = ['parcel', 'box'].map((text) => thesaurus.spansIn(text)[0]?.strength ?? 0);
    expect(sure).toBeGreaterThan(unsure ?? 1);
  });

  test('a misspelled word is taken for the one that it is closest to', () => {
    expect(thesaurus.correct('refnud', 0, 6)[0]).toMatchObject({ concept: 1, corrected: 'refund' });
    expect(thesaurus.correct('umbrella', 0, 8)).toEqual([]);
  });

  test('what goes with a concept counts less than the concept', () => {
    const spans = thesaurus.withRelated(thesaurus.spansIn('parcel'));
    expect(spans.map(({ concept }) => thesaurus.nameOf(concept))).toEqual(['parcel', 'delivery']);
    expect(spans[1]?.strength).toBeLessThan(spans[0]?.strength ?? 0);
  });
});

describe('the support thesaurus', () => {
  let whole: Thesaurus;
  beforeAll(async () => {
    whole = await loadThesaurus();
  });

  test('has the words of every language for a concept', () => {
    expect(whole.size).toBeGreaterThan(1_500);
    for (const word of ['warranty', 'guarantee', '保修', '保用', '保固', '保証']) expect(conceptsIn(whole, word)).toContain('warranty');
    for (const word of ['money back', '退款', '退錢', '返金']) expect(conceptsIn(whole, word)).toContain('refund');
  });

  test('names as things only what are concepts, each once', () => {
    const ids = new Set(ALL_WORDS.flatMap(parseConcepts).map(({ id }) => id));
    expect(THINGS.filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(THINGS).size).toBe(THINGS.length);
  });

  test('keeps at most 600 bytes of a concept, in all its languages and with what sounds alike', () => {
    expect(whole.bytes / whole.size).toBeLessThan(MOST_BYTES);
  });

  test('is loaded once', async () => {
    expect(await loadThesaurus()).toBe(whole);
  });

  test('is made without some of its concepts, which leaves the one that is kept as it is', async () => {
    const without = await loadThesaurus(new Set(['warranty']));
    expect(without.size).toBeLessThan(whole.size);
    expect(conceptsIn(without, 'warranty')).not.toContain('warranty');
    expect(conceptsIn(without, 'money back')).toContain('refund');
    expect(conceptsIn(await loadThesaurus(), 'warranty')).toContain('warranty');
  });
});
