import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWER_FLOOR } from '#/ranking/confidence.ts';
import { createIndex } from './answer-index.ts';
import type { Index } from './answer-index.ts';
import type { Entry } from './entry.ts';
import { restoreIndex, saveIndex } from './saved-index.ts';

const WORDS = ['refund', 'shipping', 'days', '退货', '运费', '發票', '送料', 'キャンセル', 'iPhone15', 'the'];
const phrase = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' '));
const entry = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  question: phrase,
  wordings: fc.array(phrase, { maxLength: 3 }),
  answer: phrase,
});

function indexOf(entries: Iterable<Entry>): Index {
  const index = createIndex();
  for (const each of entries) index.add(each);
  return index;
}

describe('an index', () => {
  test('after any additions, edits and removals answers as one built of what is left', () => {
    const change = fc.oneof({ weight: 3, arbitrary: entry }, fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), phrase, (changes, question) => {
        const index = createIndex();
        const left = new Map<string, Entry>();
        for (const each of changes) {
          const isRemoval = typeof each === 'string';
          if (!isRemoval) {
            index.add(each);
            left.set(each.id, each);
          }
          expect(!isRemoval || index.remove(each) === left.delete(each)).toBe(true);
        }
        expect(index.size).toBe(left.size);
        expect(index.search(question)).toEqual(indexOf(left.values()).search(question));
      }),
    );
  });

  test('saved and restored it answers the same, and can be changed further', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), entry, phrase, (entries, added, question) => {
        const index = indexOf(entries);
        const restored = restoreIndex(structuredClone(saveIndex(index)));
        expect(restored.search(question)).toEqual(index.search(question));
        index.add(added);
        restored.add(added);
        expect(restored.search(question)).toEqual(index.search(question));
        expect(restored.size).toBe(index.size);
      }),
    );
  });

  test('saved by another version it is built anew from its entries', () => {
    const entries = [{ id: 'a', question: 'refund' }];
    const saved = { ...saveIndex(indexOf(entries)), format: -1 };
    expect(restoreIndex(saved).search('refund')).toEqual(indexOf(entries).search('refund'));
  });

  test('finds an edit with the very next question, and the old text no more', () => {
    const index = indexOf([
      { id: 'a', question: 'Opening hours', answer: 'Nine to five' },
      { id: 'b', question: 'Shipping', answer: 'Two days' },
    ]);
    index.add({ id: 'a', question: 'Parking', answer: 'Behind the house' });
    expect(index.search('parking')[0]?.id).toBe('a');
    expect(index.search('opening hours', { floor: ANSWER_FLOOR })).toEqual([]);
  });

  test('gives back an entry as it was added, unknown fields included', () => {
    const kept = { id: 'a', question: 'refund', version: 3 };
    const index = createIndex<typeof kept>();
    index.add(kept);
    expect(index.get('a')).toBe(kept);
    expect(index.search('refund')[0]?.entry.version).toBe(3);
    expect(index.get('b')).toBeUndefined();
  });

  test('a question and the wording it resembles most are named, with the words they share', () => {
    const index = indexOf([
      {
        id: 'return',
        question: 'How do I return an item?',
        wordings: ['Send shoes back'],
        answer: 'Open the order. Choose “Return” there.',
      },
      { id: 'other', question: 'Warranty', answer: 'Two years' },
    ]);
    const [hit] = index.search('I want to send back my shoes');
    expect(hit?.matched.heading).toEqual({ field: 'wording', text: 'Send shoes back' });
    expect(hit?.matched.words).toEqual(expect.arrayContaining(['send', 'back', 'shoes']));
    const [other] = index.search('return an order');
    expect(other?.matched.heading).toEqual({ field: 'question', text: 'How do I return an item?' });
    expect(other?.matched.passage).toBe('Open the order. Choose “Return” there.');
  });

  test('runs of characters are named whole', () => {
    const [hit] = indexOf([{ id: 'a', title: '退貨政策', text: '七天內可以申請退貨。' }]).search('请问怎么申请退货');
    expect(hit?.matched.words).toEqual(['申请退货']);
    expect(hit?.matched.heading).toEqual({ field: 'title', text: '退貨政策' });
  });

  test('a synonym of the tenant finds what the word itself does not, and works from the moment it is set', () => {
    const index = indexOf([
      { id: 'a', question: 'Refund', answer: 'In five days' },
      { id: 'b', question: 'Shipping', answer: 'Two days' },
    ]);
    const scoreOf = (id: string) => index.search('cash return').find((hit) => hit.id === id)?.score ?? 0;
    const before = scoreOf('a');
    index.setSynonyms([['refund', 'cash return']]);
    expect(index.search('cash return')[0]?.id).toBe('a');
    expect(scoreOf('a')).toBeGreaterThan(before);
  });

  test('of two entries that fit equally the one in the visitor’s language comes first', () => {
    const index = indexOf([
      { id: 'a', question: '退貨', locale: 'zh-HK' },
      { id: 'b', question: '退货', locale: 'zh-CN' },
    ]);
    expect(index.search('退货', { locale: 'zh-CN' })[0]?.id).toBe('b');
    expect(index.search('退货', { locale: 'zh-HK' })[0]?.id).toBe('a');
    expect(index.search('退货')[0]?.id).toBe('a');
  });

  test('closeness of meaning finds an entry that shares no word, and is told', () => {
    const index = indexOf([
      { id: 'a', question: 'Refund', answer: 'In five days' },
      { id: 'b', question: 'Shipping', answer: 'Two days' },
    ]);
    const hits = index.search('money please', {
      vectors: new Map([
        ['a', 0.9],
        ['gone', 1],
      ]),
    });
    expect(hits.map(({ id }) => id)).toEqual(['a']);
    expect(hits[0]?.signals.vector).toBe(0.9);
    expect(index.search('shipping')[0]?.signals).not.toHaveProperty('vector');
  });

  test('gives no more hits than wanted and none below the floor', () => {
    const index = indexOf(Array.from({ length: 30 }, (_, number) => ({ id: String(number), question: `refund ${number}` })));
    expect(index.search('refund')).toHaveLength(10);
    expect(index.search('refund', { limit: 25 })).toHaveLength(25);
    expect(index.search('refund', { limit: 0 })).toEqual([]);
    expect(index.search('refund 7', { floor: 0.5 }).every(({ score }) => score >= 0.5)).toBe(true);
  });

  test('every share and score lies between 0 and 1', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), fc.oneof(phrase, fc.string({ unit: 'grapheme' })), (entries, question) => {
        for (const { score, signals } of indexOf(entries).search(question)) {
          for (const share of [score, ...Object.values(signals)]) {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });

  test('an empty index and an empty question give nothing', () => {
    expect(createIndex().search('refund')).toEqual([]);
    expect(indexOf([{ id: 'a', question: 'refund' }]).search('')).toEqual([]);
    expect(indexOf([{ id: 'a' }]).search('refund')).toEqual([]);
  });
});
