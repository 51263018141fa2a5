import { describe, expect, test } from 'vitest';
import { standsAsBefore } from './stands-as-before.ts';

const WITH_ADA = { status: 'open', ownerKind: 'agent', ownerEpoch: 3, unattendedEpoch: null, agentName: 'Ada', csatScore: null } as const;
const SAID = [{}];

describe('a conversation stands as it stood', () => {
  test('where a person has it and only messages came', () => {
    expect(standsAsBefore(WITH_ADA, { ...WITH_ADA }, SAID)).toBe(true);
    expect(standsAsBefore({ ...WITH_ADA, status: 'waiting' }, WITH_ADA, SAID)).toBe(true);
  });

  test.each([
    ['nothing was said', WITH_ADA, WITH_ADA, []],
    ['nobody knows how it stood', WITH_ADA, undefined, SAID],
    ['it came to somebody else', { ...WITH_ADA, ownerEpoch: 4, agentName: 'Bo' }, WITH_ADA, SAID],
    ['its person has another name', { ...WITH_ADA, agentName: 'Ada L.' }, WITH_ADA, SAID],
    ['its person has just opened it', WITH_ADA, { ...WITH_ADA, unattendedEpoch: 2 }, SAID],
    ['it opens again', WITH_ADA, { ...WITH_ADA, status: 'resolved' as const }, SAID],
    ['it is put off', { ...WITH_ADA, status: 'snoozed' as const }, WITH_ADA, SAID],
    ['it was rated', { ...WITH_ADA, csatScore: 5 }, WITH_ADA, SAID],
    ['it waits', { ...WITH_ADA, ownerKind: 'queue' as const }, { ...WITH_ADA, ownerKind: 'queue' as const }, SAID],
    ['the bot has it', { ...WITH_ADA, ownerKind: 'bot' as const }, { ...WITH_ADA, ownerKind: 'bot' as const }, SAID],
    ['it is that of a work order', { ...WITH_ADA, status: 'thread' as const }, { ...WITH_ADA, status: 'thread' as const }, SAID],
  ])('not where %s', (_case, state, was, messages) => {
    expect(standsAsBefore(state, was, messages)).toBe(false);
  });
});
