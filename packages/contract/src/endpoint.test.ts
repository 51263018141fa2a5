import { expect, expectTypeOf, test } from 'vitest';
import { permissionFor, type Endpoint } from './endpoint.ts';
import { openCalls } from './open.ts';
import { openPlatform } from './open-platform.ts';
import { isRepeatable } from './openapi.ts';
import { platform } from './platform.ts';

const CALLS = Object.entries(platform).flatMap(([noun, verbs]) =>
  Object.entries(verbs as Record<string, Endpoint>).map(([verb, endpoint]) => ({ noun, verb, endpoint })),
);

test('a call of a signed-in person says what it needs and shows, and a write whether it is audited; one of a visitor says none of it', () => {
  interface Bare extends Pick<Endpoint, 'method' | 'path' | 'summary' | 'request' | 'response' | 'errors'> {
    caller: 'staff';
  }
  expectTypeOf<Bare>().not.toExtend<Endpoint>();
  expectTypeOf<Bare & { permission: 'member' }>().not.toExtend<Endpoint>();
  expectTypeOf<Bare & { visibility: 'business' }>().not.toExtend<Endpoint>();
  type Read = Bare & { method: 'GET'; permission: 'member'; visibility: 'business' };
  type Write = Bare & { method: 'POST'; permission: 'member'; visibility: 'business' };
  expectTypeOf<Read>().toExtend<Endpoint>();
  expectTypeOf<Write>().not.toExtend<Endpoint>();
  expectTypeOf<Write & { audit: 'none' }>().toExtend<Endpoint>();
  expectTypeOf<Omit<Bare, 'caller'> & { caller: 'visitor'; permission: 'member' }>().not.toExtend<Endpoint>();
  expectTypeOf<Omit<Bare, 'caller'> & { caller: 'visitor'; audit: 'none' }>().not.toExtend<Endpoint>();
});

/** Calls that write, and that every member may make. */
const OWN = new Set(['user', 'oauth', 'policy', 'notification']);
const HARMLESS = new Set(['corpus.ask', 'bot.test', 'team.setPresence', 'team.beat']);
/** What a file is for decides who may announce it; the rest is about one's own announcement only. */
const BY_PURPOSE = new Set(['upload.prepare', 'upload.part', 'upload.done', 'upload.cancel']);

test.each(
  CALLS.filter(
    ({ noun, verb, endpoint }) =>
      endpoint.method !== 'GET' &&
      endpoint.caller === 'staff' &&
      !OWN.has(noun) &&
      !HARMLESS.has(`${noun}.${verb}`) &&
      !BY_PURPOSE.has(`${noun}.${verb}`),
  ),
)('$noun.$verb changes something of the business and needs a permission', ({ endpoint }) => {
  expect(permissionFor(endpoint)).toBeDefined();
});

test('calls of visitors and of anyone need none', () => {
  expect(CALLS.filter(({ endpoint }) => endpoint.caller !== 'staff' && permissionFor(endpoint) !== undefined)).toEqual([]);
});

test('a program may name each write under a version, and nothing else', () => {
  const calls = [...Object.values<Record<string, Endpoint>>(openPlatform), openCalls].flatMap((verbs) => Object.values<Endpoint>(verbs));
  expect(calls.filter(isRepeatable).map(({ path }) => path)).toEqual(
    calls.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/open/v1/')).map(({ path }) => path),
  );
  expect(calls.some(isRepeatable)).toBe(true);
});
