import { createThesaurus } from '@lobby/retrieval';
import { expect, test } from 'vitest';
import type { AnswerSet } from './answer-set.ts';
import { conceptsOfOneTrade, tradeOf } from './leave-trade-out.ts';

const word = (text: string) => ({ text, isAmbiguous: false, script: 'latin' as const });
const THESAURUS = createThesaurus([
  { id: 'refund', words: [word('refund')] },
  { id: 'sauna', words: [word('sauna')] },
  { id: 'parcel', words: [word('parcel')] },
]);

const setOf = (name: string, question: string, asked: string, before: string[] = []): AnswerSet => ({
  name,
  use: 'tuning',
  locale: 'en-US',
  entries: [{ id: 'a', question }],
  questions: [{ text: asked, kind: 'paraphrase', answers: [['a']], before }],
});

test('the trade of a set is the first part of its name', () => {
  expect(tradeOf({ name: 'high-street.zh-HK' })).toBe('high-street');
});

test('a concept that only one trade mentions is its own, in whichever of its sets and turns it stands', () => {
  const own = conceptsOfOneTrade(
    [
      setOf('gym.en-US', 'Is there a refund?', 'and then?', ['is the sauna open']),
      setOf('gym.ja-JP', 'Sauna', 'sauna'),
      setOf('shop.en-US', 'Where is my parcel?', 'refund please'),
    ],
    THESAURUS,
  );
  expect(own.get('gym')).toEqual(new Set(['sauna']));
  expect(own.get('shop')).toEqual(new Set(['parcel']));
});
