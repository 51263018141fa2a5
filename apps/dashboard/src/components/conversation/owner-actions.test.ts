import { describe, expect, it } from 'vitest';
import { aConversation } from '#/testing/conversations.ts';
import { actionsFor } from './owner-actions.ts';

const ME = 1;

describe('what can be done with a conversation', () => {
  it.each([
    ['of the bot', { owner_kind: 'bot', status: 'bot' }, 'takeover', ['resolve']],
    ['of the queue', { owner_kind: 'queue', status: 'queued' }, 'takeover', ['return', 'resolve']],
    ['of the reader', { owner_kind: 'agent', status: 'open', agent: { id: ME, name: 'Mina' } }, 'resolve', ['return']],
    ['of the reader, answered', { owner_kind: 'agent', status: 'waiting', agent: { id: ME, name: 'Mina' } }, 'resolve', ['return']],
    ['of a colleague', { owner_kind: 'agent', status: 'open', agent: { id: 2, name: 'Leo' } }, 'takeover', ['return', 'resolve']],
    ['that is resolved', { owner_kind: 'none', status: 'resolved' }, 'reopen', []],
  ] as const)('%s', (_name, over, primary, others) => {
    expect(actionsFor(aConversation(1, over), ME)).toEqual({ primary, others });
  });
});
