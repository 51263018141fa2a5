import { expect, test } from 'vitest';
import { newId } from './random-id.ts';

const UUID_4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('an id is a random UUID of version 4', () => {
  expect(newId()).toMatch(UUID_4);
});

test.each([0x00, 0xff, 0x5a])('a page without randomUUID makes one of the same form from bytes %i', (byte) => {
  const source = {
    getRandomValues: <Bytes extends ArrayBufferView | null>(bytes: Bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(byte);
      return bytes;
    },
  };
  expect(newId(source as Pick<Crypto, 'getRandomValues'>)).toMatch(UUID_4);
});
