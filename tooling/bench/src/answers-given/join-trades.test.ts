import { expect, test } from 'vitest';
import type { AnswerSet } from './answer-set.ts';
import { joinTrades } from './join-trades.ts';
import { sampleBases } from './sample-bases.ts';

const setOf = (trade: string, headings: readonly string[], questions: AnswerSet['questions']): AnswerSet => ({
  name: `${trade}.en-US`,
  use: 'tuning',
  locale: 'en-US',
  entries: headings.map((question, place) => ({ id: `e${place}`, question })),
  questions,
});
const asked = (text: string, ...answers: string[]): AnswerSet['questions'][number] => ({
  text,
  kind: answers.length > 0 ? 'paraphrase' : 'near_miss',
  answers: [answers],
  before: [],
});

const gym = setOf(
  'gym',
  ['What are your opening hours?', 'Is there a sauna?'],
  [
    asked('until when can I come', 'e0'),
    asked('do you have a sauna', 'e1'),
    asked('Is breakfast included?'),
    asked('do you sell aquariums'),
  ],
);
const hotel = setOf('hotel', ['What are your opening hours?', 'Is breakfast included?'], []);

test('a trade is asked of a base of all trades, and what another one says as well is right', async () => {
  const [joined] = await joinTrades([gym, hotel]);
  expect(joined?.entries.map(({ id }) => id)).toEqual(['gym/e0', 'gym/e1', 'hotel/e0', 'hotel/e1']);
  expect(joined?.questions.slice(0, 2).map(({ answers }) => answers)).toEqual([[['gym/e0', 'hotel/e0']], [['gym/e1']]]);
});

test('what only another trade answers is not asked', async () => {
  const [joined] = await joinTrades([gym, hotel]);
  expect(joined?.questions.map(({ text }) => text)).toEqual(['until when can I come', 'do you have a sauna', 'do you sell aquariums']);
});

test('the bases of trades of one language are one base, and a row of their own', async () => {
  const [joined] = await joinTrades([gym, hotel]);
  expect(sampleBases(joined as AnswerSet)).toEqual([{ size: 210, isWhole: false, entries: joined?.entries }]);
});
