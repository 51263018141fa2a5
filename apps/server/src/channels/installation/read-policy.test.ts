import { expect, test } from 'vitest';
import { missingDirective, readPolicies, type LoadKind } from './read-policy.ts';

const url = new URL('https://lobby.example/widget.js');
const page = new URL('https://shop.example/about');

test.each<[string, LoadKind, string | undefined]>([
  ['', 'script_src', undefined],
  ["default-src 'self'", 'script_src', "script-src 'self' https://lobby.example"],
  ["default-src 'self' https://cdn.example", 'connect_src', "connect-src 'self' https://cdn.example https://lobby.example"],
  ["default-src 'none'", 'frame_src', 'frame-src https://lobby.example'],
  ["default-src 'self'; script-src *", 'script_src', undefined],
  ['script-src https://lobby.example', 'script_src', undefined],
  ['script-src lobby.example', 'script_src', undefined],
  ['script-src LOBBY.example:443', 'script_src', undefined],
  ['script-src http://lobby.example', 'script_src', undefined],
  ['script-src https://lobby.example/widget.js', 'script_src', undefined],
  ['script-src https://lobby.example/other.js', 'script_src', 'script-src https://lobby.example'],
  ['script-src https://lobby.example/', 'script_src', undefined],
  ['script-src https://lobby.example:8443', 'script_src', 'script-src https://lobby.example'],
  ['script-src *.lobby.example', 'script_src', 'script-src https://lobby.example'],
  ['script-src *.example', 'script_src', undefined],
  ['script-src https:', 'script_src', undefined],
  ['script-src data:', 'script_src', 'script-src https://lobby.example'],
  ["script-src 'none'", 'script_src', 'script-src https://lobby.example'],
  ['script-src', 'script_src', 'script-src https://lobby.example'],
  ["script-src 'nonce-abc'", 'script_src', undefined],
  ["script-src 'nonce-xyz'", 'script_src', 'script-src https://lobby.example'],
  ["script-src 'nonce-xyz' 'strict-dynamic' https:", 'script_src', 'script-src https://lobby.example'],
  ["script-src https:; script-src-elem 'self'", 'script_src', 'script-src-elem https://lobby.example'],
  ["script-src https:; script-src 'none'", 'script_src', undefined],
  ["script-src https:, default-src 'none'", 'script_src', 'script-src https://lobby.example'],
  ["default-src https:; connect-src 'self'", 'connect_src', 'connect-src https://lobby.example'],
  ["connect-src 'self' https://lobby.example", 'connect_src', undefined],
  ["child-src 'self'", 'frame_src', 'child-src https://lobby.example'],
  ["child-src 'self'; frame-src https://lobby.example", 'frame_src', undefined],
  ['img-src https://cdn.example', 'frame_src', undefined],
])('under "%s" what %s needs is %s', (policy, kind, expected) => {
  expect(missingDirective(readPolicies(policy), kind, { url, page, nonce: 'abc' })).toBe(expected);
});

test('a page of the same site has it under self', () => {
  expect(
    missingDirective(readPolicies("default-src 'self'"), 'frame_src', { url, page: new URL('https://lobby.example/') }),
  ).toBeUndefined();
});

test('a policy of a million characters is cut', () => {
  const policies = readPolicies(`script-src ${'a '.repeat(500_000)}`);
  expect(policies[0]?.get('script-src')?.length).toBeLessThanOrEqual(10_000);
});
