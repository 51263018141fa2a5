import { expect, test } from 'vitest';
import { deprecationHeaders } from './deprecation.ts';
import { defineEndpoint } from './endpoint.ts';
import { nothing } from './fields.ts';
import { printOpenApi } from './openapi.ts';

const deprecated = { since: '2026-11-30', sunset: '2027-11-30' } as const;

test('a call that will go says since when, and when at the earliest', () => {
  expect(deprecationHeaders(deprecated)).toEqual({ deprecation: '@1795996800', sunset: 'Tue, 30 Nov 2027 00:00:00 GMT' });
  expect(deprecationHeaders(undefined)).toEqual({});
});

test.each([
  { since: '2026-11-30', sunset: '2027-11-29' },
  { since: '2026-11-30', sunset: '2027-13-01' },
] as const)('one cannot go within a year, or on a day that is none: %j', (hasty) => {
  expect(() => deprecationHeaders(hasty)).toThrow(RangeError);
});

test('the description marks it', () => {
  const get = defineEndpoint({
    method: 'GET',
    path: '/api/old',
    caller: 'anyone',
    summary: 'Old',
    request: nothing,
    response: nothing,
    errors: [],
    deprecated,
  });
  const { deprecated: _stays, ...kept } = { ...get, path: '/api/kept' as const };
  const { paths } = printOpenApi({ thing: { get, kept } }, { title: 'T', version: '1' }) as { paths: Record<string, { get: object }> };
  expect(paths['/api/old']?.get).toMatchObject({ deprecated: true });
  expect(paths['/api/kept']?.get).not.toHaveProperty('deprecated');
});
