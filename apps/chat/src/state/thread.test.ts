import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageOf } from '#/testing/facts.ts';
import { emptyThread, isBehind, mergeMessages, noteLatest } from './thread.ts';

const LENGTH = 40;
const ALL = Array.from({ length: LENGTH }, (_, index) => messageOf({ seq: index + 1 }));

/** The messages of a thread in pieces of any size and place, in any order, as often as chance has it. */
const arrivals = fc.array(fc.tuple(fc.integer({ min: 0, max: LENGTH }), fc.integer({ min: 0, max: 12 })), { maxLength: 40 });

const piecesOf = (places: [number, number][]) => places.map(([start, size]) => ALL.slice(start, start + size));

describe('mergeMessages', () => {
  test('holds each message once, ordered by seq, whatever arrives in whatever order', () => {
    fc.assert(
      fc.property(arrivals, fc.integer({ min: 0, max: LENGTH }), (places, floor) => {
        const pieces = piecesOf(places);
        const thread = pieces.reduce(mergeMessages, emptyThread(floor));
        const seqs = [...new Set(pieces.flat().map(({ seq }) => seq))].toSorted((a, b) => a - b);
        expect(thread.messages.map(({ seq }) => seq)).toEqual(seqs);
      }),
    );
  });

  test('ends the same in every order of arrival', () => {
    fc.assert(
      fc.property(
        arrivals,
        fc.integer({ min: 0, max: LENGTH }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (places, floor, chance) => {
          const pieces = piecesOf(places);
          const shuffled = pieces
            .map((piece) => ({ piece, place: chance.next().value as number }))
            .toSorted((a, b) => a.place - b.place)
            .map(({ piece }) => piece);
          const { messages, cursor, floor: lowest, latest } = pieces.reduce(mergeMessages, emptyThread(floor));
          expect(shuffled.reduce(mergeMessages, emptyThread(floor))).toEqual({ messages, cursor, floor: lowest, latest });
        },
      ),
    );
  });

  test('the cursor and the floor enclose a stretch without gaps, and it could be no longer', () => {
    fc.assert(
      fc.property(arrivals, fc.integer({ min: 0, max: LENGTH }), (places, begin) => {
        const { messages, floor, cursor } = piecesOf(places).reduce(mergeMessages, emptyThread(begin));
        const held = new Set(messages.map(({ seq }) => seq));
        for (let seq = floor + 1; seq <= cursor; seq += 1) expect(held.has(seq)).toBe(true);
        expect(held.has(cursor + 1)).toBe(false);
        expect(held.has(floor)).toBe(false);
      }),
    );
  });

  test('asking after the cursor again and again completes a thread with gaps', () => {
    fc.assert(
      fc.property(arrivals, fc.integer({ min: 1, max: 9 }), (places, limit) => {
        let thread = noteLatest(piecesOf(places).reduce(mergeMessages, emptyThread()), LENGTH);
        while (isBehind(thread)) thread = mergeMessages(thread, ALL.filter(({ seq }) => seq > thread.cursor).slice(0, limit));
        expect(thread.messages).toEqual(ALL);
      }),
    );
  });

  test('a thread that nothing new reaches stays the same object', () => {
    const thread = mergeMessages(emptyThread(), ALL);
    expect(mergeMessages(thread, ALL.slice(3, 9))).toBe(thread);
  });
});
