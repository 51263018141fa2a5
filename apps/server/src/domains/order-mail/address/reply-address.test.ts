import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecretBox } from '#/secret-box.ts';
import { readToken, TOKEN_LENGTH, tokenOf } from './order-token.ts';
import { isForUs, messageIdOf, replyAddress, tokenIn, tokenOfMessageId } from './reply-address.ts';

const secrets = createSecretBox({ secret: 'a key that only this test uses, nowhere else', data: '' });
const order = randomUUID();
const token = tokenOf(secrets, 7, order);

describe('a token', () => {
  test('names one work order of one business, whatever becomes of its capitals', () => {
    expect(token).toHaveLength(TOKEN_LENGTH);
    expect(readToken(secrets, 7, token)).toBe(order);
    expect(readToken(secrets, 7, token.toUpperCase())).toBe(order);
    expect(readToken(secrets, 8, token)).toBeUndefined();
  });

  test('cannot be made up, changed, or carried to another server', () => {
    const other = createSecretBox({ secret: 'another key that only this test uses', data: '' });
    const changed = (token.startsWith('a') ? 'b' : 'a') + token.slice(1);
    const last = token.slice(0, -1) + (token.endsWith('a') ? 'b' : 'a');
    for (const each of [changed, last, '', 'a'.repeat(TOKEN_LENGTH), `${token}a`, '1'.repeat(TOKEN_LENGTH)])
      expect(readToken(secrets, 7, each)).toBeUndefined();
    expect(readToken(other, 7, token)).toBeUndefined();
  });
});

test.each([
  ['help@shop.example', `help+${token}@shop.example`],
  ['@in.shop.example', `${token}@in.shop.example`],
  [`${'n'.repeat(20)}@shop.example`, `${'n'.repeat(20)}+${token}@shop.example`],
])('answers to %s go to an address of their own that fits', (address, reply) => {
  expect(replyAddress(address, token)).toBe(reply);
  expect(reply.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(tokenIn(address, reply.toUpperCase())).toBe(token);
  expect(isForUs(address, reply)).toBe(true);
});

test.each([
  ['help@shop.example', 'help@shop.example', true, undefined],
  ['help@shop.example', 'help+anything@shop.example', true, 'anything'],
  ['help@shop.example', 'sales@shop.example', false, undefined],
  ['help@shop.example', `help+${token}@other.example`, false, undefined],
  ['@in.shop.example', 'hello@in.shop.example', true, undefined],
])('of mails to %s, one to %s is ours: %s', (address, recipient, ours, found) => {
  expect(isForUs(address, recipient)).toBe(ours);
  expect(tokenIn(address, recipient)).toBe(found);
});

test('the name of a mail of ours tells the work order too', () => {
  expect(tokenOfMessageId(messageIdOf(token, 'root', 'lobby.example'))).toBe(token);
  expect(tokenOfMessageId('<CAF=abc@mail.example>')).toBeUndefined();
});
