import { defineEndpoint } from '@lobby/contract';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { buildRequest } from './build-request.ts';

const endpoint = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`, body: 'json' | 'multipart' = 'json') =>
  defineEndpoint({ method, path, caller: 'anyone', summary: '', request: z.looseObject({}), response: z.object({}), errors: [], body });

it('fills path parameters, encoded, and leaves them out of query and body', () => {
  expect(buildRequest(endpoint('GET', '/a/{id}/b/{name}'), { id: 7, name: 'ü/?#', q: 'x' })).toEqual({
    path: '/a/7/b/%C3%BC%2F%3F%23?q=x',
    body: undefined,
  });
  expect(buildRequest(endpoint('POST', '/a/{id}'), { id: 'b', q: 'x' })).toEqual({ path: '/a/b', body: { q: 'x' } });
});

it.each([{}, { id: '' }, { id: '..' }, { id: '.' }, { id: null }, { id: {} }])('refuses a path parameter of %j', (request) => {
  expect(() => buildRequest(endpoint('GET', '/a/{id}'), request)).toThrow(TypeError);
});

it('spreads lists, drops what is missing and writes objects as JSON in a query', () => {
  const { path } = buildRequest(endpoint('DELETE', '/a'), {
    ids: [1, 2],
    none: undefined,
    nil: null,
    yes: true,
    zero: 0,
    empty: '',
    o: { p: 1 },
  });
  expect([...new URL(path, 'http://x').searchParams]).toEqual([
    ['ids', '1'],
    ['ids', '2'],
    ['yes', 'true'],
    ['zero', '0'],
    ['empty', ''],
    ['o', '{"p":1}'],
  ]);
});

it('puts the file of a multipart call beside its fields', () => {
  const file = new File(['a'], 'a.csv');
  const { body } = buildRequest(endpoint('POST', '/a', 'multipart'), { dry_run: true, mapping: { question: 'Q' }, gone: undefined }, file);
  if (!(body instanceof FormData)) throw new TypeError('expected a form');
  expect([...body.keys()]).toEqual(['dry_run', 'mapping', 'file']);
  expect([body.get('dry_run'), body.get('mapping'), (body.get('file') as File).name]).toEqual(['true', '{"question":"Q"}', 'a.csv']);
});
