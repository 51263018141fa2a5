import { ApiError } from '@lobby/api-client';
import { expect, test } from 'vitest';
import { placeFailure } from './place-failure.ts';

const NOW = 1_000_000;

test.each([
  [{ reason: 'wrong_code' }, { fields: { code: 'wrong_code' } }],
  [{ reason: 'code_expired' }, { fields: { code: 'code_expired' } }],
  [{ reason: 'email_taken' }, { fields: { email: 'email_taken' } }],
  [{ reason: 'slug_taken' }, { fields: { slug: 'slug_taken' } }],
  [{ reason: 'weak_password' }, { fields: { password: 'weak_password' } }],
  [{ reason: 'wrong_password' }, { fields: { old_password: 'wrong_password' } }],
  [{ reason: 'wrong_two_step' }, { fields: { two_step_code: 'wrong_two_step' } }],
  [{ reason: 'wrong_credentials' }, { fields: {}, notice: { kind: 'wrong_credentials' } }],
  [{ reason: 'banned' }, { fields: {}, notice: { kind: 'banned' } }],
  [{ reason: 'offline' }, { fields: {}, notice: { kind: 'offline' } }],
  [{ reason: 'timeout' }, { fields: {}, notice: { kind: 'unavailable' } }],
  [
    { reason: 'internal', code: 10050, msg: 'Sorry.' },
    { fields: {}, notice: { kind: 'unavailable' } },
  ],
  [
    { reason: 'sign_in_locked', retryAfter: 60 },
    { fields: {}, notice: { kind: 'locked', until: NOW + 60_000 } },
  ],
  [
    { reason: 'throttled', retryAfter: 4.2 },
    { fields: {}, notice: { kind: 'throttled', until: NOW + 4_200, seconds: 5 } },
  ],
  [{ reason: 'throttled' }, { fields: {}, notice: { kind: 'unavailable' } }],
  [{ reason: 'invalid_request' }, { fields: {}, notice: { kind: 'refused' } }],
  [
    { reason: 'brand_new', code: 20999, msg: 'Not on Sundays.' },
    { fields: {}, notice: { kind: 'said', text: 'Not on Sundays.' } },
  ],
  [{ reason: 'aborted' }, { fields: {} }],
])('%j is placed as %j', (facts, placed) => {
  expect(placeFailure(new ApiError(facts), NOW)).toEqual(placed);
});

test('refused fields are found by their path; one that no form has is said above the fields', () => {
  const refused = (path: string) => placeFailure(new ApiError({ reason: 'invalid_request', fields: [{ path, message: 'No.' }] }), NOW);
  expect(refused('re_password')).toEqual({ fields: { password: { said: 'No.' } } });
  expect(refused('tenant_name')).toEqual({ fields: { tenant_name: { said: 'No.' } } });
  expect(refused('business_id')).toEqual({ fields: {}, notice: { kind: 'refused' } });
});

test('a defect is no failure of the platform', () => {
  expect(() => placeFailure(new TypeError('x is not a function'), NOW)).toThrow(TypeError);
});
