import { expect, test } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from './is-loopback.ts';

test.each(['localhost', 'shop.localhost', '127.0.0.1', '127.4.0.9', '[::1]'])('%s is this machine', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each(['lobby.example', 'localhost.example', 'notlocalhost', '127.0.0.1.nip.io', '0.0.0.0', '192.168.1.5', '[::]', ''])(
  '%s is another',
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  },
);

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:10.0.0.1', false],
  ['172.17.0.1', false],
  ['unknown', false],
])('a call from %s: %s', (address, isLocal) => {
  expect(isLoopbackAddress(address)).toBe(isLocal);
});
