import { corpus, testSets, type Locale } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

/** A topic, what is known of it, and what goes on about it: the answers of the topic, of what follows, and of another topic. */
interface Talk {
  entries: [question: string, answer: string][];
  topic: string;
  goesOn: string;
  follows: string;
  another: string;
  other: string;
}
const TALKS: Record<Locale, Talk> = {
  'en-US': {
    entries: [
      ['How long does delivery to Kyoto take?', 'Two to four working days.'],
      ['How long does delivery to Paris take?', 'A week.'],
      ['What does a haircut cost?', 'A haircut costs 40 dollars.'],
      ['Where is your shop?', 'At 5 Harbour Road.'],
    ],
    topic: 'How long does delivery to Kyoto take?',
    goesOn: 'and to Paris?',
    follows: 'A week.',
    another: 'where is your shop?',
    other: 'At 5 Harbour Road.',
  },
  'zh-CN': {
    entries: [
      ['送到北京要多久？', '二到四个工作日。'],
      ['送到上海要多久？', '一周。'],
      ['剪发多少钱？', '四十元。'],
      ['你们的店在哪里？', '在海港路 5 号。'],
    ],
    topic: '送到北京要多久？',
    goesOn: '那上海呢？',
    follows: '一周。',
    another: '你们店在哪里？',
    other: '在海港路 5 号。',
  },
  'zh-HK': {
    entries: [
      ['送去九龍要幾耐？', '二至四個工作天。'],
      ['送去澳門要幾耐？', '一個星期。'],
      ['剪髮幾多錢？', '四十蚊。'],
      ['你哋舖頭喺邊？', '海港道 5 號。'],
    ],
    topic: '送去九龍要幾耐？',
    goesOn: '咁澳門呢？',
    follows: '一個星期。',
    another: '你哋間舖喺邊度？',
    other: '海港道 5 號。',
  },
  'ja-JP': {
    entries: [
      ['京都への配送には何日かかりますか？', '2〜4営業日です。'],
      ['大阪への配送には何日かかりますか？', '5〜7営業日です。'],
      ['カットはいくらですか？', '四千円です。'],
      ['お店はどこですか？', '港通り5番地です。'],
    ],
    topic: '京都への配送には何日かかりますか？',
    goesOn: '大阪だと？',
    follows: '5〜7営業日です。',
    another: 'お店はどこにありますか？',
    other: '港通り5番地です。',
  },
};
const LOCALES = Object.keys(TALKS) as Locale[];

let app: TestApp;
let owner: SignedUp;
beforeAll(async () => {
  app = await openTestApp();
  owner = await app.signUp();
  for (const locale of LOCALES)
    for (const [question, answer] of TALKS[locale].entries) await app.call(corpus.create, { question, answer, locale }, as());
});
afterAll(() => app.close());

const as = () => ({ token: owner.token });
const ask = async (locale: Locale, question: string, before: string[]) =>
  (await app.call(corpus.ask, { question, locale, before, limit: 5 }, as())).data;

describe.each(LOCALES)('%s: what is asked in the Ask panel', (locale) => {
  const { topic, goesOn, follows, another, other } = TALKS[locale];

  test('goes on about what was asked before, and says what it was read as', async () => {
    const { outcome, items, read_as: readAs } = await ask(locale, goesOn, [topic]);
    expect(['answer', 'offer']).toContain(outcome);
    expect(items.slice(0, outcome === 'answer' ? 1 : 3).map(({ answer }) => answer)).toContain(follows);
    expect(readAs).toContain(goesOn);
    expect((readAs ?? '').length).toBeGreaterThan(goesOn.length);
  });

  test('drops it for another topic', async () => {
    const { outcome, items, read_as: readAs } = await ask(locale, another, [topic]);
    expect([outcome, items[0]?.answer, readAs]).toEqual(['answer', other, undefined]);
  });
});

test('a case of a test set has turns: the last is read with those before it, and by itself it leads elsewhere', async () => {
  const { data: set } = await app.call(testSets.create, { name: 'Turns' }, as());
  const save = async (locale: Locale, turns: string[]) => {
    const { items } = await ask(locale, TALKS[locale].follows, []);
    const cited = items.flatMap(({ entry_id: id, answer }) => (answer === TALKS[locale].follows && id !== null ? [id] : []));
    expect(cited).toHaveLength(1);
    const expected = { must_contain: [], must_not: [], must_cite: cited, outcome: 'any' as const };
    await app.call(testSets.saveCase, { id: set.id, locale, turns, ...expected }, as());
  };
  for (const locale of LOCALES) await save(locale, [TALKS[locale].topic, TALKS[locale].goesOn]);
  for (const locale of LOCALES) await save(locale, [TALKS[locale].topic, TALKS[locale].another]);
  const { data: run } = await app.call(testSets.start, { id: set.id }, as());
  await app.services.testRunner.idle();
  const { data } = await app.call(testSets.run, { id: run.id }, as());
  const expected = [true, false].flatMap((passed) => LOCALES.map((locale) => [locale, passed]));
  expect(data.results.map(({ locale, passed }) => [locale, passed])).toEqual(expected);
});
