import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { envelopeOf, failureEnvelope } from './envelope.ts';

const greeting = envelopeOf(z.object({ hello: z.string() }));

describe('a successful envelope (§3)', () => {
  test('has code 1, a message and the data that the call names', () => {
    const envelope = { code: 1, msg: '', data: { hello: 'you' } };
    expect(greeting.parse(envelope)).toEqual(envelope);
  });

  test('lets no field through that the call does not name', () => {
    expect(greeting.parse({ code: 1, msg: '', data: { hello: 'you', secret: 1 } }).data).toEqual({ hello: 'you' });
  });

  test.each([
    ['another code', { code: 0, msg: '', data: { hello: 'you' } }],
    ['no message', { code: 1, data: { hello: 'you' } }],
    ['other data', { code: 1, msg: '', data: {} }],
  ])('is not one with %s', (_what, envelope) => {
    expect(greeting.safeParse(envelope).success).toBe(false);
  });
});

describe('a failed envelope', () => {
  test.each([
    ['no data', null],
    ['a reason', { reason: 'throttled', retry_after: 2 }],
    ['refused fields', { reason: 'invalid_request', fields: [{ path: 'email', message: 'Enter an e-mail address.' }] }],
    ['the stored copy', { reason: 'stale_version', current: { version: 2 } }],
  ])('carries %s', (_what, data) => {
    const envelope = { code: 10001, msg: 'No', data };
    expect(failureEnvelope.parse(envelope)).toEqual(envelope);
  });

  test('is not one whose data gives no reason', () => {
    expect(failureEnvelope.safeParse({ code: 10001, msg: 'No', data: {} }).success).toBe(false);
  });
});
