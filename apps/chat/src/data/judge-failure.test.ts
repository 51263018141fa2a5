import { ApiError } from '@lobby/api-client';
import { expect, test } from 'vitest';
import { judgeFailure, THROTTLE_PAUSE_MS } from './judge-failure.ts';

test.each([
  ['no way to the server', { reason: 'offline' }, { kind: 'unreachable', reason: 'offline' }],
  ['no answer in time', { reason: 'timeout' }, { kind: 'unreachable', reason: 'timeout' }],
  ['a server that breaks', { reason: 'internal', status: 500 }, { kind: 'unreachable', reason: 'internal' }],
  ['a server that is away', { reason: 'unavailable', status: 503 }, { kind: 'unreachable', reason: 'unavailable' }],
  ['a request that came too slowly', { reason: 'bad_answer', status: 408 }, { kind: 'unreachable', reason: 'bad_answer' }],
  ['a token that is rejected', { reason: 'signed_out', status: 401, endsSession: true }, { kind: 'session_over' }],
  ['a conversation that is gone', { reason: 'not_found', status: 404 }, { kind: 'session_over' }],
  ['too many calls, with a pause', { reason: 'throttled', status: 429, retryAfter: 7 }, { kind: 'throttled', ms: 7_000 }],
  ['too many calls, without one', { reason: 'throttled', status: 429 }, { kind: 'throttled', ms: THROTTLE_PAUSE_MS }],
  ['a message that is refused', { reason: 'invalid_request', status: 400 }, { kind: 'refused', reason: 'invalid_request' }],
  ['a conversation that takes no more', { reason: 'conversation_closed', status: 409 }, { kind: 'refused', reason: 'conversation_closed' }],
] as const)('%s', (_, facts, verdict) => {
  expect(judgeFailure(new ApiError(facts))).toEqual(verdict);
});

test('an error that is not the API’s is a defect, and is thrown on', () => {
  expect(() => judgeFailure(new RangeError('defect'))).toThrow('defect');
});
