import { expect, test } from 'vitest';
import { dueStates } from './due-state.ts';

const NOW = Date.UTC(2026, 10, 22, 9);
const HOUR = 3_600_000;
const order = (over: Partial<Parameters<typeof dueStates>[0]> = {}) => ({
  status: 'open' as const,
  first_replied_at: null,
  first_reply_due_at: NOW + HOUR,
  resolve_due_at: NOW + 48 * HOUR,
  ...over,
});

test.each([
  ['both times count until they are met', order(), ['reply soon', 'solve fine']],
  ['who was answered waits for the solution only', order({ first_replied_at: NOW }), ['solve fine']],
  ['what was missed is late', order({ first_reply_due_at: NOW - 1 }), ['reply late', 'solve fine']],
  ['the nearest stands first', order({ resolve_due_at: NOW - HOUR }), ['solve late', 'reply soon']],
  ['the clock stands on hold', order({ status: 'on_hold' }), ['paused']],
  ['the clock stands while the customer is asked', order({ status: 'pending' }), ['paused']],
  ['nothing is due of what is solved', order({ status: 'solved' }), []],
  ['nothing is due of what is closed', order({ status: 'closed' }), []],
  ['what nobody promised is not due', order({ first_reply_due_at: null, resolve_due_at: null }), []],
])('%s', (_name, given, expected) => {
  expect(dueStates(given, NOW).map((state) => (state.kind === 'paused' ? 'paused' : `${state.kind} ${state.how}`))).toEqual(expected);
});
