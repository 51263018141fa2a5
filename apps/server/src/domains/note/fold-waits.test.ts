import type { Note } from '@lobby/contract';
import { expect, test } from 'vitest';
import { foldWaits } from './fold-waits.ts';

const line = (no: number, activity: Note['activity'], author: Note['author'] = null): Note => ({
  id: `n${no}`,
  conversation_id: 'c',
  after_seq: no,
  kind: 'activity',
  author,
  body: '',
  mentions: [],
  activity,
  created_at: no,
});
const given = (no: number, to: string, wait = 2) => line(no, { name: 'assigned', to, wait });
const back = (no: number, from: string, wait = 2) => line(no, { name: 'queued', reason: 'no_reply', from, wait });
const MINA = { id: 7, name: 'Mina' };

test('whoever was asked in one wait is one line, with those before', () => {
  const tagged = line(3, { name: 'tags', tags: ['vip'] }, MINA);
  const folded = foldWaits([given(1, 'Ada'), back(2, 'Ada'), tagged, given(4, 'Bo'), back(5, 'Bo'), given(6, 'Cy')]);
  expect(folded).toEqual([tagged, { ...given(6, 'Cy'), activity: { name: 'assigned', to: 'Cy', wait: 2, before: ['Ada', 'Bo'] } }]);
});

test('who is asked again is not named as one before, and a wait that is over has a line of its own', () => {
  expect(foldWaits([given(1, 'Ada'), back(2, 'Ada'), given(3, 'Ada'), given(4, 'Bo', 9)])).toEqual([given(3, 'Ada'), given(4, 'Bo', 9)]);
  expect(foldWaits([given(1, 'Ada'), back(2, 'Ada'), given(3, 'Bo'), back(4, 'Bo')]).at(-1)?.activity).toMatchObject({
    from: 'Bo',
    before: ['Ada'],
  });
});

test('what a colleague did, and what no wait is known of, stays as it is', () => {
  const notes = [
    line(1, { name: 'assigned', to: 'Ada', wait: 2 }, MINA),
    given(2, 'Ada'),
    line(3, { name: 'assigned', to: 'Ada' }),
    line(4, { name: 'assigned', to: 'Bo' }),
  ];
  expect(foldWaits(notes)).toEqual(notes);
});
