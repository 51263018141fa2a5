import { describe, expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';
import { readAnswer } from './read-answer.ts';

const attempt = { state: 'mine', provider: 'google', next: '/dashboard/session' } as const;

describe('an answer', () => {
  test.each([
    ['?state=mine&code=4%2F0Ab', { state: 'mine', code: '4/0Ab', iss: undefined }],
    ['?state=123&code=456', { state: '123', code: '456', iss: undefined }],
    ['?state=mine&code=c&iss=https%3A%2F%2Faccounts.google.com', { state: 'mine', code: 'c', iss: 'https://accounts.google.com' }],
    ['?state=mine&error=access_denied&code=c', { state: 'mine', code: undefined, iss: undefined }],
    ['?code=c', undefined],
    ['?state=mine', undefined],
    ['', undefined],
  ])('%s is read as it came', (query, answer) => {
    expect(readAnswer(query)).toEqual(answer);
  });

  test('with the state of this tab is redeemed', () => {
    expect(judgeAnswer({ state: 'mine', code: 'c', iss: undefined }, attempt)).toEqual({
      kind: 'redeem',
      attempt,
      code: 'c',
      iss: undefined,
    });
  });

  test('with the state of this tab and no code was refused at the provider', () => {
    expect(judgeAnswer({ state: 'mine', code: undefined, iss: undefined }, attempt)).toEqual({ kind: 'refused', attempt });
  });

  test.each([
    ['another state', { state: 'planted', code: 'c', iss: undefined }, attempt],
    ['a state where this tab began nothing', { state: 'mine', code: 'c', iss: undefined }, undefined],
    ['nothing', undefined, attempt],
  ])('with %s is somebody else’s', (_, answer, known) => {
    expect(judgeAnswer(answer, known)).toEqual({ kind: 'foreign' });
  });
});
