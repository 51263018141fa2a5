import { expect, test } from 'vitest';
import { blockingDirective, readPolicies, type LoadKind } from './read-policy.ts';

const url = new URL('https://lobby.example/widget.js');
const page = new URL('https://shop.example/about');

test.each<[string, LoadKind, string | undefined]>([
  ['', 'script_src', undefined],
  ["default-src 'self'", 'script_src', 'default-src'],
  ["default-src 'self'; script-src *", 'script_src', undefined],
  ['script-src https://lobby.example', 'script_src', undefined],
  ['script-src lobby.example', 'script_src', undefined],
  ['script-src LOBBY.example:443', 'script_src', undefined],
  ['script-src http://lobby.example', 'script_src', undefined],
  ['script-src https://lobby.example/widget.js', 'script_src', undefined],
  ['script-src https://lobby.example/other.js', 'script_src', 'script-src'],
  ['script-src https://lobby.example/', 'script_src', undefined],
  ['script-src https://lobby.example:8443', 'script_src', 'script-src'],
  ['script-src *.lobby.example', 'script_src', 'script-src'],
  ['script-src *.example', 'script_src', undefined],
  ['script-src https:', 'script_src', undefined],
  ['script-src data:', 'script_src', 'script-src'],
  ["script-src 'none'", 'script_src', 'script-src'],
  ['script-src', 'script_src', 'script-src'],
  ["script-src 'nonce-abc'", 'script_src', undefined],
  ["script-src 'nonce-xyz'", 'script_src', 'script-src'],
  ["script-src 'nonce-xyz' 'strict-dynamic' https:", 'script_src', 'script-src'],
  ["script-src https:; script-src-elem 'self'", 'script_src', 'script-src-elem'],
  ["script-src https:; script-src 'none'", 'script_src', undefined],
  ["script-src https:, default-src 'none'", 'script_src', 'default-src'],
  ["default-src https:; connect-src 'self'", 'connect_src', 'connect-src'],
  ["connect-src 'self' https://lobby.example", 'connect_src', undefined],
  ["child-src 'self'", 'frame_src', 'child-src'],
  ["child-src 'self'; frame-src https://lobby.example", 'frame_src', undefined],
  ['img-src https://cdn.example', 'frame_src', undefined],
])('under "%s" %s is kept out by %s', (policy, kind, expected) => {
  expect(blockingDirective(readPolicies(policy), kind, { url, page, nonce: 'abc' })).toBe(expected);
});

test('a page of the same site has it under self', () => {
  expect(
    blockingDirective(readPolicies("default-src 'self'"), 'frame_src', { url, page: new URL('https://lobby.example/') }),
  ).toBeUndefined();
});

test('a policy of a million characters is cut', () => {
  const policies = readPolicies(`script-src ${'a '.repeat(500_000)}`);
  expect(policies[0]?.get('script-src')?.length).toBeLessThanOrEqual(10_000);
});
