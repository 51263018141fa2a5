import { describe, expect, test } from 'vitest';
import { createIndex } from '#/catalog/answer-index.ts';
import { parseConcepts } from '#/thesaurus/parse-concepts.ts';
import { createThesaurus } from '#/thesaurus/thesaurus.ts';

const thesaurus = createThesaurus(
  parseConcepts(
    'warranty | en: warranty, guarantee | cn: 保修 | yue: 保用 | tw: 保固 | ja: 保証\nvoltage | en: voltage | cn: 电压 | yue: 電壓 | tw: 電壓 | ja: 電圧',
  ),
);
const index = createIndex({ thesaurus });
index.add({ id: 'warranty', question: 'How long is the warranty?', answer: 'Two years from the day of purchase.' });
index.add({ id: 'cash', question: 'Can I pay without a card?', answer: 'Yes, in cash at the counter.' });
index.add({ id: 'other', question: 'Where is your workshop?', answer: 'At 12 Mill Lane.' });

const whyOf = (question: string, id: string) => index.search(question).find((hit) => hit.id === id)?.why;

describe('why an entry was found', () => {
  test('names the concept by which another word stands for the one that was asked', () => {
    expect(whyOf('how long is the guarantee', 'warranty')?.words).toContainEqual({
      said: 'guarantee',
      found: 'warranty',
      by: 'concept',
      concept: 'warranty',
    });
    expect(whyOf('保証はどれくらいですか', 'warranty')?.words).toContainEqual({
      said: '保证',
      found: 'warranty',
      by: 'concept',
      concept: 'warranty',
    });
  });

  test('names the word that was misspelled', () => {
    expect(whyOf('warrenty', 'warranty')?.words).toContainEqual({ said: 'warrenty', found: 'warranty', by: 'slip', concept: '' });
  });

  test('names the words that the entry does not have', () => {
    const why = whyOf('warranty for another voltage', 'warranty');
    expect(why?.missing).toContain('voltage');
    expect(why?.words).toContainEqual({ said: 'warranty', found: 'warranty', by: 'word', concept: '' });
  });

  test('names a number, a denial and another thing that is wanted', () => {
    expect(whyOf('warranty for 220 volts', 'warranty')?.conflicts).toContain('number');
    expect(whyOf('pay with a card', 'cash')?.conflicts).toContain('negation');
    expect(whyOf('where do I get the warranty', 'warranty')?.conflicts).toContain('kind');
  });
});

test('what is missing lowers the score', () => {
  const scoreOf = (question: string) => index.search(question)[0]?.score ?? 0;
  expect(scoreOf('warranty for another voltage')).toBeLessThan(scoreOf('warranty'));
});
