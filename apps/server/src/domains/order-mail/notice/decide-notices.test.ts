import { ORDER_NOTICES } from '@lobby/contract';
import { expect, test } from 'vitest';
import { decideNotices, type NoticeKind, type WaitingNotice } from './decide-notices.ts';

const FACTS = { email: 'ada@example.com', isBlocked: false, switches: ORDER_NOTICES };
const notice = (kind: NoticeKind, seq: number | null = null): WaitingNotice => ({ id: `${kind} ${seq}`, kind, seq, createdAt: 0 });

test('what is due together is one mail, headed by how it stands now', () => {
  const decided = decideNotices([notice('replied', 4), notice('replied', 3), notice('solved')], FACTS, 0);
  expect(decided).toMatchObject({ send: true, head: 'solved', kinds: ['solved', 'replied'], seqs: [3, 4] });
});

test('what is switched off is not mailed and does not hold up the rest', () => {
  const facts = { ...FACTS, switches: ['replied' as const] };
  expect(decideNotices([notice('received', 1), notice('replied', 2)], facts, 0)).toMatchObject({
    head: 'replied',
    ids: ['replied 2'],
    off: ['received 1'],
  });
  expect(decideNotices([notice('reminder')], facts, 0)).toEqual({ send: false, settle: 'off', ids: ['reminder null'] });
});

test('a link that was asked for is sent whatever is switched off', () => {
  expect(decideNotices([notice('link')], { ...FACTS, switches: [] }, 0)).toMatchObject({ send: true, head: 'link' });
});

test('who has left no address may still do so for ten minutes', () => {
  const facts = { ...FACTS, email: null };
  expect(decideNotices([notice('received', 1)], facts, 599_999)).toMatchObject({ send: false, settle: undefined });
  expect(decideNotices([notice('received', 1)], facts, 600_000)).toMatchObject({ send: false, settle: 'no_address', ids: ['received 1'] });
});

test('who is blocked is not written to', () => {
  expect(decideNotices([notice('received', 1)], { ...FACTS, isBlocked: true }, 0)).toMatchObject({ send: false, settle: 'off' });
});
