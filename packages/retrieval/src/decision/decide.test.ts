import { beforeAll, describe, expect, test } from 'vitest';
import type { Index } from '#/catalog/answer-index.ts';
import { filledIndex, filledIndexOfWords } from '#/testing/filled-index.ts';
import { decide } from './decide.ts';

const ENTRIES = [
  { id: 'kyoto', question: 'How long does delivery take to Kyoto?', answer: 'Two days by blue courier.' },
  { id: 'worn', question: 'Can I return worn shoes?', answer: 'No, only shoes that were not worn outside.' },
];
const HOTEL = [
  { id: 'breakfast', question: 'When is breakfast served?', answer: 'From 7 to 10 a.m., at weekends until 11.' },
  { id: 'parking', question: 'Is there parking at the hotel?', answer: 'Yes, 40 spaces in the garage, $20 a night.' },
  { id: 'pool', question: 'Do you have a swimming pool?', answer: 'On the roof, open from 8 a.m. to 9 p.m.' },
  { id: 'pets', question: 'Are pets allowed?', answer: 'Dogs up to 10 kg may stay for $15 a night.' },
  { id: 'checkout', question: 'What time is check-out?', answer: 'At 11 a.m.' },
];

let shop: Index;
let hotel: Index;

beforeAll(async () => {
  shop = await filledIndexOfWords(ENTRIES);
  hotel = await filledIndexOfWords(HOTEL);
});

describe('a base of two entries', () => {
  test('a paraphrase is answered from the entry that is meant, and why is told', () => {
    const { outcome, hits } = decide(shop, 'how many days until my parcel arrives in kyoto');
    expect([outcome, hits[0]?.id]).toEqual(['answer', 'kyoto']);
    expect(hits[0]?.why.words).toEqual(expect.arrayContaining([expect.objectContaining({ said: 'parcel', by: 'concept' })]));
    expect(hits[0]?.why.words).toEqual(expect.arrayContaining([expect.objectContaining({ said: 'kyoto', by: 'word' })]));
  });

  test('a question in another language than the knowledge is answered', () => {
    const { outcome, hits } = decide(shop, '京都まで何日で届きますか');
    expect([outcome, hits[0]?.id]).toEqual(['answer', 'kyoto']);
  });

  test.each(['tell me a joke', '今天天气怎么样', '🙂'])('nothing is offered for %s', (question) => {
    expect(decide(shop, question)).toMatchObject({ outcome: 'unknown', offers: [] });
  });
});

test('a question in the very words of an entry is answered from it, whatever else shares them', async () => {
  const questions = ['What is Lobby?', 'What is Lobby for?', 'Lobby?', 'What does Lobby cost?', 'Who makes Lobby?'];
  const index = await filledIndexOfWords(questions.map((question) => ({ id: question, question, answer: `About: ${question}` })));
  for (const asked of ['What is Lobby?', 'what is lobby', 'What is Lobby for']) {
    const { outcome, hits } = decide(index, asked);
    expect([outcome, hits[0]?.id.replace('?', '').toLowerCase()]).toEqual(['answer', asked.replace('?', '').toLowerCase()]);
  }
});

describe('a thing of which no entry speaks', () => {
  test.each([
    ['is there a sauna at the hotel with the swimming pool?', 'sauna'],
    ['Is there valet parking at the hotel?', 'valet'],
    ['有游泳池的桑拿吗', '桑拿'],
    ['酒店泳池有冇救生員', '救生员'],
    ['飯店游泳池有三溫暖嗎', '三温暖'],
    ['プールにサウナはありますか', 'サウナ'],
  ])('is not answered from one about something near it: %s', (question, thing) => {
    const { outcome, hits } = decide(hotel, question);
    expect(outcome).not.toBe('answer');
    expect(hits[0]?.why.missing.join(' ')).toContain(thing);
  });

  test.each([
    ['is there a swimming pool at the hotel?', 'pool'],
    ['有游泳池吗', 'pool'],
  ])('while one that is known is: %s', (question, id) => {
    const { outcome, hits } = decide(hotel, question);
    expect([outcome, hits[0]?.id]).toEqual(['answer', id]);
  });
});

describe('a message', () => {
  test.each([
    ['can we bring our dog', 'pets'],
    ['is there anywhere to leave the car', 'parking'],
    ['游泳池几点开门', 'pool'],
    ['pakring', 'parking'],
  ])('%s is answered or offered from %s', (question, id) => {
    const { outcome, hits, offers } = decide(hotel, question);
    expect((outcome === 'answer' ? hits.slice(0, 1) : offers).map((hit) => hit.id)).toContain(id);
  });

  test('that leans on the turn before is read with it', () => {
    const before = ['Is there parking at the hotel?'];
    const { hits, readBefore, readAs } = decide(hotel, 'and how much is it?', { before });
    expect([readBefore, hits[0]?.id]).toEqual([true, 'parking']);
    expect(readAs).toContain('parking');
    expect(decide(hotel, 'and how much is it?').readBefore).toBe(false);
  });

  test('with a topic of its own drops the turn before', () => {
    const { hits, readBefore } = decide(hotel, 'when is breakfast served?', { before: ['Is there parking at the hotel?'] });
    expect([readBefore, hits[0]?.id]).toEqual([false, 'breakfast']);
  });

  test('with two questions is decided one by one', () => {
    const { parts } = decide(hotel, 'When is breakfast served and are pets allowed?');
    expect(parts.map(({ outcome, hits }) => [outcome, hits[0]?.id])).toEqual([
      ['answer', 'breakfast'],
      ['answer', 'pets'],
    ]);
  });

  test('is answered more sparingly where only sure answers are wanted', () => {
    const questions = ['can we bring our dog', 'is there anywhere to leave the car', 'swimming', 'until when can I stay in the room'];
    const answered = (bias: 'more' | 'sure') =>
      questions.filter((question) => decide(hotel, question, { bias }).outcome === 'answer').length;
    expect(answered('sure')).toBeLessThanOrEqual(answered('more'));
  });
});

describe('a short message that wants to hear how much, how long or when', () => {
  const STUDIO = [
    { id: 'fee', question: '月会費はいくらですか', answer: '月8,000円です。' },
    { id: 'tour', question: '見学はできますか', answer: 'はい。お電話でご予約ください。' },
    { id: 'pause', question: '休会はできますか', answer: '1か月から6か月までできます。' },
    { id: 'lockers', question: 'ロッカーはありますか', answer: '鍵をお持ちください。' },
  ];
  let studio: Index;
  beforeAll(async () => {
    studio = await filledIndex(STUDIO);
  });
  const idsOf = (message: string, before: readonly string[]) => {
    const { outcome, hits, offers } = decide(studio, message, { before });
    return [outcome, (outcome === 'answer' ? hits.slice(0, 1) : offers).map(({ id }) => id)] as const;
  };

  test('and may be about what was said before is left to the visitor', () => {
    const [outcome, ids] = idsOf('別料金ですか', ['見学したいのですが']);
    expect(outcome).toBe('offer');
    expect(ids).toEqual(expect.arrayContaining(['fee', 'tour']));
  });

  test('is answered where it names its subject itself', () => {
    expect(idsOf('ロッカーはありますか', ['見学したいのですが'])).toEqual(['answer', ['lockers']]);
    expect(idsOf('別料金ですか', [])[0]).toBe('answer');
  });
});
