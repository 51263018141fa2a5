import { describe, expect, test } from 'vitest';
import { alertsOf } from './alerts-of.ts';

const ID = '3f1c';
const ADA = 7;
const WITH_BOT = {
  id: ID,
  status: 'bot',
  ownerKind: 'bot',
  ownerEpoch: 1,
  agentId: null,
  assignedAt: null,
  waitingSince: null,
  lastSeq: 4,
} as const;
const WAITS = { ...WITH_BOT, status: 'queued', ownerKind: 'queue', ownerEpoch: 2, waitingSince: 100 } as const;
const GIVEN = { ...WAITS, status: 'open', ownerKind: 'agent', ownerEpoch: 3, agentId: ADA, assignedAt: 200 } as const;
const TAKEN = { ...GIVEN, assignedAt: null } as const;
const by = (author_kind: 'contact' | 'agent' | 'bot' | 'system', seq: number) => ({ author_kind, seq });

describe('somebody is called', () => {
  test('everybody when a conversation begins to wait', () => {
    expect(alertsOf(WAITS, WITH_BOT, [by('system', 5)])).toEqual([
      { to: null, alert: { id: `${ID}:waiting:2`, kind: 'waiting', conversation_id: ID } },
    ]);
  });

  test('the person whom it is given to, and nobody twice for it when they were written to at the same time', () => {
    const alert = { id: `${ID}:assigned:3`, kind: 'assigned', conversation_id: ID };
    expect(alertsOf(GIVEN, WAITS, [])).toEqual([{ to: ADA, alert }]);
    expect(alertsOf(GIVEN, WITH_BOT, [by('contact', 5)])).toEqual([{ to: ADA, alert }]);
  });

  test('the person who has it when its visitor writes, by the last of what was written', () => {
    expect(alertsOf(TAKEN, TAKEN, [by('contact', 5), by('contact', 6), by('system', 7)])).toEqual([
      { to: ADA, alert: { id: `${ID}:message:6`, kind: 'message', conversation_id: ID } },
    ]);
    // Given a while ago, and not answered yet.
    expect(alertsOf(GIVEN, GIVEN, [by('contact', 5)])).toMatchObject([{ to: ADA, alert: { kind: 'message' } }]);
  });

  test('by what calls now, where nobody knows any more how it stood', () => {
    expect(alertsOf(WAITS, undefined, [])).toMatchObject([{ to: null, alert: { id: `${ID}:waiting:2` } }]);
    expect(alertsOf(TAKEN, undefined, [])).toMatchObject([{ to: ADA, alert: { id: `${ID}:message:4` } }]);
    expect(alertsOf({ ...TAKEN, waitingSince: null }, undefined, [])).toEqual([]);
  });
});

test.each<[string, Parameters<typeof alertsOf>]>([
  ['the bot has it', [WITH_BOT, WITH_BOT, [by('contact', 5)]]],
  ['who waits writes once more', [WAITS, WAITS, [by('contact', 5)]]],
  ['somebody takes it', [TAKEN, WAITS, [by('system', 5)]]],
  ['a person answers', [TAKEN, TAKEN, [by('agent', 5)]]],
  ['only its tags change', [GIVEN, GIVEN, []]],
  ['the draft of the bot is tried out', [{ ...WAITS, isTest: true }, WITH_BOT, []]],
  ['it is the thread of a work order', [{ ...TAKEN, status: 'thread' }, { ...TAKEN, status: 'thread' }, [by('contact', 5)]]],
])('nobody is called where %s', (_case, given) => {
  expect(alertsOf(...given)).toEqual([]);
});
