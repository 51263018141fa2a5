import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCorrections, isCorrection } from './corrections.ts';
import type { Message } from './message.ts';

const ID = '0190c5a4-0000-7000-8000-000000000000';

function message(seq: number, over: Partial<Message> = {}): Message {
  const { event, ...rest } = over;
  const base = { id: ID, conversation_id: ID, seq, client_msg_id: `m${seq}`, author_name: null, created_at: seq } as const;
  return event
    ? { ...base, author_kind: 'system', kind: 'event', body: '', event, ...rest }
    : { ...base, author_kind: 'agent', kind: 'text', body: `text ${seq}`, ...rest };
}
const edited = (seq: number, target: number, body: string) =>
  message(seq, { body, event: { name: 'edited', actor: 'Mina', target_seq: target } });
const deleted = (seq: number, target: number) => message(seq, { event: { name: 'deleted', actor: 'Mina', target_seq: target } });

test('an old copy says what the latest correction says, with the time of it', () => {
  const corrected = applyCorrections([message(1), message(2), edited(3, 1, 'first'), edited(4, 1, 'second')]);
  expect(corrected[0]).toEqual({ ...message(1), body: 'second', edited_at: 4 });
  expect(corrected[1]).toEqual(message(2));
});

test('what was taken back says nothing any more', () => {
  expect(applyCorrections([message(1), edited(2, 1, 'x'), deleted(3, 1)])[0]).toMatchObject({ body: '', deleted_at: 3 });
});

test('what was taken back has no files any more', () => {
  const withFiles = message(1, { body: '', attachments: [{ id: ID, name: 'a.txt', mime: 'text/plain', bytes: 1 }] });
  expect(applyCorrections([withFiles, deleted(2, 1)])[0]?.attachments).toBeUndefined();
  expect(applyCorrections([{ ...withFiles, deleted_at: 2 }, deleted(2, 1)])[0]?.attachments).toBeUndefined();
});

test('nothing to change leaves the array as it is', () => {
  const plain = [message(1), message(2, { event: { name: 'queued', actor: null } })];
  expect(applyCorrections(plain)).toBe(plain);
  const afresh = [message(1, { body: 'x', edited_at: 2 }), edited(2, 1, 'x')];
  expect(applyCorrections(afresh)).toBe(afresh);
});

test('the order of arrival changes nothing', () => {
  const all = [message(1), message(2), edited(3, 1, 'one'), deleted(4, 2), edited(5, 1, 'two')];
  const expected = applyCorrections(all).toSorted((a, b) => a.seq - b.seq);
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
      expect(applyCorrections(shuffled).toSorted((a, b) => a.seq - b.seq)).toEqual(expected);
    }),
  );
});

test('only edits and deletions are corrections', () => {
  expect(
    [edited(2, 1, 'x'), deleted(3, 1), message(4, { event: { name: 'rated', actor: null, score: 5 } }), message(5)].map(isCorrection),
  ).toEqual([true, true, false, false]);
});
