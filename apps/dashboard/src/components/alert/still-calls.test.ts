import { expect, test } from 'vitest';
import { aConversation } from '#/testing/conversations.ts';
import { stillCalls } from './still-calls.ts';

const ME = { id: 1, presence: 'online', teamIds: ['team-1'] };
const mine = { status: 'open', owner_kind: 'agent', agent: { id: 1, name: 'Mina' }, waiting_since: 1, unread: 1 } as const;
const waits = { status: 'queued', owner_kind: 'queue', agent: null, team: null } as const;

test.each([
  ['who waits calls whoever is online', 'waiting', waits, ME, true],
  ['not who is away', 'waiting', waits, { ...ME, presence: 'away' }, false],
  ['not once somebody has it', 'waiting', mine, ME, false],
  ['who waits for a team calls its people', 'waiting', { ...waits, team: { id: 'team-1', name: 'Returns' } }, ME, true],
  ['and nobody else', 'waiting', { ...waits, team: { id: 'team-2', name: 'Sales' } }, ME, false],
  ['what was given calls its person', 'assigned', mine, { ...ME, presence: 'away' }, true],
  ['not when it has gone on to somebody', 'assigned', { ...mine, agent: { id: 2, name: 'Leo' } }, ME, false],
  ['a message calls its person', 'message', mine, ME, true],
  ['not when it was read elsewhere', 'message', { ...mine, unread: 0 }, ME, false],
  ['not when it was answered', 'message', { ...mine, status: 'waiting', waiting_since: null }, ME, false],
  ['a mention calls in any case', 'mention', { ...waits, status: 'resolved' }, ME, true],
] as const)('%s', (_case, kind, stands, person, calls) => {
  expect(stillCalls(kind, aConversation(1, stands), person)).toBe(calls);
});
