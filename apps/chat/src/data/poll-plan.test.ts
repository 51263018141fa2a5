import { expect, test } from 'vitest';
import { CONNECTED_POLL_MS, pollPlan, QUICK_POLLS_MS, SAFETY_POLL_MS } from './poll-plan.ts';

test.each([
  ['without a socket and nothing awaited', { connected: false, looks: undefined, status: 'bot' }, SAFETY_POLL_MS],
  ['with a socket and nothing awaited', { connected: true, looks: undefined, status: 'bot' }, CONNECTED_POLL_MS],
  ['right after a send without a socket', { connected: false, looks: 0, status: 'bot' }, 150],
  ['a little later', { connected: false, looks: 2, status: 'bot' }, 600],
  ['after all quick looks', { connected: false, looks: QUICK_POLLS_MS.length, status: 'bot' }, SAFETY_POLL_MS],
  ['after a send with a socket, against a lost announcement', { connected: true, looks: 0, status: 'bot' }, 4_000],
  ['in the queue, whose position nobody announces', { connected: true, looks: undefined, status: 'queued' }, 10_000],
] as const)('%s the next look is due', (_, facts, ms) => {
  expect(pollPlan(facts)).toBe(ms);
});
