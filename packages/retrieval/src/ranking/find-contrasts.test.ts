import { beforeAll, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import { decide } from '#/decision/decide.ts';
import { loadThesaurus } from '#/thesaurus/load-thesaurus.ts';
import type { Thesaurus } from '#/thesaurus/thesaurus.ts';

let thesaurus: Thesaurus;
beforeAll(async () => {
  thesaurus = await loadThesaurus();
});

function outcomeOf(asked: string, question: string, answer: string): string {
  const index = createIndex({ thesaurus });
  index.add({ id: 'near', question, answer });
  index.add({ id: 'hours', question: 'When are you open?', answer: 'From nine to five.' });
  index.add({ id: 'cards', question: 'Which cards do you take?', answer: 'All of them.' });
  return decide(index, asked).outcome;
}

test.each([
  ['how long does delivery to Osaka take', 'How long does delivery to Kyoto take?', 'Two days by courier.'],
  ['大阪への配達は何日かかりますか', '京都への配達は何日かかりますか', '二日でお届けします。'],
  ['送到上海要几天', '送到北京要几天', '两天。'],
  ['does the X200 fit my car', 'Does the X100 fit my car?', 'It fits every car.'],
  ['is there a student discount', 'Is there a senior discount?', 'Ten percent from 65 years.'],
  ['can I connect FreshBooks', 'Can I connect QuickBooks?', 'Yes, in the settings.'],
])('%s is not answered from %s', (asked, question, answer) => {
  expect(outcomeOf(asked, question, answer)).not.toBe('answer');
});

test.each([
  ['how long does delivery to Kyoto take', 'How long does delivery to Kyoto take?', 'Two days by courier.'],
  ['how long does delivery to Osaka take', 'How long does delivery to Kyoto take?', 'Two days, and three days to Osaka.'],
  ['does the X100 fit my car', 'Does the X100 fit my car?', 'It fits every car.'],
])('%s is answered from %s: %s', (asked, question, answer) => {
  expect(outcomeOf(asked, question, answer)).toBe('answer');
});
