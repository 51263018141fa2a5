import { expect, test } from 'vitest';
import { CONNECTED_POLL_MS, LIVELY_POLL_MS, pollPlan, QUICK_POLLS_MS, SAFETY_POLL_MS, type PollFacts } from './poll-plan.ts';

/** Somebody looks at a conversation with the bot, over a socket, in which nothing has happened for an hour. */
const QUIET: PollFacts = { connected: true, looks: undefined, status: 'bot', visible: true, idleMs: 3_600_000 };
const UNHEARD = { connected: false } as const;

test.each<[string, Partial<PollFacts>, number]>([
  ['with a socket and nothing awaited', {}, CONNECTED_POLL_MS],
  ['with a socket, however lively it is', { status: 'open', idleMs: 0 }, CONNECTED_POLL_MS],
  ['after a send with a socket, against a lost announcement', { looks: 0 }, 4_000],
  ['in the queue, whose moves are announced', { status: 'queued' }, 30_000],
  ['without a socket and nothing awaited', UNHEARD, SAFETY_POLL_MS],
  ['right after a send without a socket', { ...UNHEARD, looks: 0, idleMs: 0 }, 150],
  ['a little later', { ...UNHEARD, looks: 2, idleMs: 0 }, 600],
  ['after all quick looks', { ...UNHEARD, looks: QUICK_POLLS_MS.length }, SAFETY_POLL_MS],
  ['without a socket, a moment after a person wrote', { ...UNHEARD, status: 'waiting', idleMs: 1_000 }, LIVELY_POLL_MS],
  ['without a socket, a minute after a person wrote', { ...UNHEARD, status: 'open', idleMs: 60_000 }, 5_000],
  ['without a socket, while a person keeps silent', { ...UNHEARD, status: 'open', idleMs: 300_000 }, SAFETY_POLL_MS],
  ['without a socket, just put in the queue', { ...UNHEARD, status: 'queued', idleMs: 0 }, LIVELY_POLL_MS],
  ['without a socket, long in the queue', { ...UNHEARD, status: 'queued' }, 10_000],
  ['without a socket, while the bot talks', { ...UNHEARD, idleMs: 0 }, 5_000],
  ['without a socket, on a page that nobody looks at', { ...UNHEARD, status: 'open', visible: false, idleMs: 0 }, SAFETY_POLL_MS],
  ['without a socket, once it has ended', { ...UNHEARD, status: 'resolved', idleMs: 0 }, SAFETY_POLL_MS],
])('%s the next look is due', (_, facts, ms) => {
  expect(pollPlan({ ...QUIET, ...facts })).toBe(ms);
});
