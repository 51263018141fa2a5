import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Collection } from '#/postings/collection.ts';
import { addTerm } from './add-term.ts';
import { bestTexts } from './best-texts.ts';
import { readQuestion } from './read-question.ts';
import { topCandidates } from './top-candidates.ts';
import { weighTerms } from './weigh-terms.ts';

/** Characters from rare to very common, as in a language. */
const CHARACTERS = '龟 鹤 松 竹 梅 兰 菊 荷 花 草 木 石 山 水 火 土 金 银 铜 铁 天 地 人'.split(' ');
const character = fc.nat({ max: 999 }).map((number) => CHARACTERS[Math.floor(CHARACTERS.length * Math.sqrt(number / 1_000))] ?? '人');
const text = fc.string({ unit: character, minLength: 1, maxLength: 12 });
const texts = fc.array(fc.record({ text, isRemoved: fc.nat({ max: 9 }).map((number) => number === 0), before: fc.nat({ max: 3 }) }), {
  minLength: 1,
  maxLength: 500,
  size: 'max',
});

test('gives what scoring every text would give, with its score, whatever is removed, refused or known before', () => {
  fc.assert(
    fc.property(
      texts,
      fc.string({ unit: character, minLength: 1, maxLength: 20 }),
      fc.nat({ max: 11 }),
      fc.nat({ max: 4 }),
      (all, asked, extra, refused) => {
        const collection = new Collection();
        for (const { text: folded } of all) collection.add([{ folded, weight: 1 }]);
        for (const [number, { isRemoved }] of all.entries()) if (isRemoved) collection.remove(number);
        const accepts = (number: number): boolean => number % 5 !== refused;
        const question = readQuestion(asked, { synonyms: [] });
        const weights = weighTerms(collection, question);
        const before = Float64Array.from(all, ({ before: known }) => known);
        const plain = before.slice();
        for (const [number, term] of question.terms.entries()) addTerm(plain, collection, term, weights.worth[number] as number);
        const limit = 1 + extra;
        const expected = topCandidates(plain, collection.live, collection.size, limit, accepts).map((number) => plain[number] as number);
        const best = bestTexts(collection, question, weights, before, limit, accepts);
        expect(best.every((number) => accepts(number) && collection.live[number] === 1)).toBe(true);
        expect(new Set(best).size).toBe(expected.length);
        for (const [place, number] of best.entries()) {
          expect(before[number]).toBeCloseTo(plain[number] as number, 9);
          expect(before[number]).toBeCloseTo(expected[place] as number, 9);
        }
      },
    ),
    { numRuns: 60 },
  );
});
