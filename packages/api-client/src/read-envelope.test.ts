import { CODES } from '@lobby/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readEnvelope, type Outcome } from './read-envelope.ts';

const envelope = (code: unknown, msg: unknown = 'told', data: unknown = null) => JSON.stringify({ code, msg, data });

function failureOf(outcome: Outcome) {
  if (outcome.ok) throw new Error('expected a failure');
  return outcome;
}

describe('the error catalogue (§8)', () => {
  const signIn = { logout: true, redirect: 'sign-in' } as const;

  it.each([
    { row: 'HTTP 200 with code not 1', status: 200, code: 10001, becomes: 400, consequence: undefined },
    { row: 'code -1', status: 200, code: -1, becomes: 400, consequence: { ...signIn, toast: undefined } },
    { row: 'code 20024', status: 200, code: 20024, becomes: 400, consequence: { ...signIn, toast: 'user_banned' } },
    { row: 'HTTP 401', status: 401, code: 10005, becomes: 401, consequence: { ...signIn, toast: 'need_login' } },
    { row: 'HTTP 401 that carries code -1', status: 401, code: -1, becomes: 401, consequence: { ...signIn, toast: 'need_login' } },
    { row: 'HTTP 401 that carries code 20024', status: 401, code: 20024, becomes: 401, consequence: { ...signIn, toast: 'user_banned' } },
    { row: 'HTTP 403 that carries code -1', status: 403, code: -1, becomes: 403, consequence: { ...signIn, toast: undefined } },
    { row: 'other HTTP status 400 and above', status: 409, code: 10007, becomes: 409, consequence: undefined },
    { row: 'HTTP 400 and above with code 1', status: 500, code: 1, becomes: 500, consequence: undefined },
  ])('$row: error $becomes', ({ status, code, becomes, consequence }) => {
    const failed = failureOf(readEnvelope({ status, statusText: 'Status', body: envelope(code, 'told', { reason: 'because' }) }));
    expect(failed.error).toMatchObject({
      status: becomes,
      code,
      msg: 'told',
      data: { reason: 'because' },
      reason: 'because',
      endsSession: consequence !== undefined,
    });
    expect(failed.consequence).toEqual(consequence);
  });

  it.each([
    ['HTML', '<!doctype html><h1>502</h1>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[1]'],
    ['a text', '"no"'],
  ])('carries the status text where the body of a refused call is %s', (_, body) => {
    const { error } = failureOf(readEnvelope({ status: 502, statusText: 'Bad Gateway', body }));
    expect(error).toMatchObject({ status: 502, msg: 'Bad Gateway', data: undefined, code: undefined, reason: 'unavailable' });
  });
});

describe('success', () => {
  it.each([
    ['as it is', envelope(1, 'ok', { a: 1 })],
    ['behind a byte order mark', `\uFEFF${envelope(1, 'ok', { a: 1 })}`],
    ['with its code as text', envelope('1', 'ok', { a: 1 })],
  ])('is the data of the envelope %s', (_, body) => {
    expect(readEnvelope({ status: 200, body })).toEqual({ ok: true, data: { a: 1 } });
  });

  it('is read from a body that is parsed already', () => {
    expect(readEnvelope({ status: 201, body: { code: 1, msg: '', data: [] } })).toEqual({ ok: true, data: [] });
  });
});

describe('answers that are none', () => {
  it.each([
    ['HTML', '<html></html>', 200],
    ['nothing', '', 204],
    ['half an envelope', '{"code":1', 200],
    ['a number', '1', 200],
  ])('%s with a good status is a bad answer', (_, body, status) => {
    expect(failureOf(readEnvelope({ status, body })).error).toMatchObject({ reason: 'bad_answer', status });
  });

  it.each([
    ['no code', {}],
    ['a code that is no number', { code: 'one' }],
    ['a code of null', { code: null, msg: 7 }],
  ])('an object with %s is a failure of 400', (_, body) => {
    const failed = failureOf(readEnvelope({ status: 200, body }));
    expect(failed.error).toMatchObject({ reason: 'bad_answer', status: 400, code: undefined, msg: '' });
    expect(failed.consequence).toBeUndefined();
  });
});

describe('what a failure tells a form or a retry', () => {
  it('names the refused fields and the seconds to wait', () => {
    const fields = [{ path: 'email', message: 'taken' }];
    const { error } = failureOf(
      readEnvelope({ status: 429, body: envelope(10006, 'slow', { reason: 'throttled', fields, retry_after: 7 }), retryAfter: 3 }),
    );
    expect(error).toMatchObject({ fields, retryAfter: 7, reason: 'throttled' });
  });

  it('takes the header where the data says nothing, and survives data of another shape', () => {
    const { error } = failureOf(readEnvelope({ status: 429, body: envelope(10006, 'slow', { fields: 'all' }), retryAfter: 3 }));
    expect(error).toMatchObject({ fields: [], retryAfter: 3, reason: 'throttled' });
  });

  it.each(Object.entries(CODES).filter(([name]) => name !== 'success'))('names code %s after the contract', (name, { code, status }) => {
    expect(failureOf(readEnvelope({ status, body: envelope(code) })).error.reason).toBe(name);
  });
});

it('answers any status and any body, and throws nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.string(), fc.json(), fc.anything()), (status, body) => {
      const outcome = readEnvelope({ status, body });
      const sound = outcome.ok
        ? status < 400
        : outcome.error instanceof ApiError &&
          outcome.error.reason !== '' &&
          outcome.error.endsSession === (outcome.consequence !== undefined);
      expect(sound).toBe(true);
    }),
  );
});
