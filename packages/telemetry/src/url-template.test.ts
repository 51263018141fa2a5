import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKIPPED_ENDPOINTS } from './skipped-endpoints.ts';
import { urlTemplate } from './url-template.ts';

const templates = ['/api/entry/{id}', '/api/entry/bulk', '/api/entry/{id}/wording/{name}'];

describe('the path of a span', () => {
  it.each([
    ['https://a.example/api/entry/7?q=x', '/api/entry/{id}'],
    ['/api/entry/7#x', '/api/entry/{id}'],
    ['/api/entry/7/wording/hello', '/api/entry/{id}/wording/{name}'],
    ['/api/micro/user/info', '/api/micro/user/info'],
    ['/api/set-meal/pay_check', '/api/set-meal/pay_check'],
    ['/chat/acme7', '/chat/{id}'],
    ['/a/me@example.com', '/a/{id}'],
    ['/a/0198c0de-0000-7000-8000-000000000001', '/a/{id}'],
    ['/a/abcdefghijklmnopqrstuvwxyz', '/a/{id}'],
    ['/a/%E5%BA%97', '/a/{id}'],
    ['/a/Acme', '/a/{id}'],
    ['/api/entry/', '/api/entry/'],
    ['https://a.example', '/'],
    ['https://a.example?token=x', '/'],
    ['', '/'],
  ])('of %j is %j', (url, path) => {
    expect(urlTemplate(url, templates)).toBe(path);
  });

  it('prefers the path that is spelt out', () => {
    expect(urlTemplate('/api/entry/bulk', templates)).toBe('/api/entry/bulk');
  });

  it('never holds a query, a hash, a digit or a capital of the URL', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(urlTemplate(url, [])).toMatch(/^\/(?:[a-z_-]*|\{id\})(?:\/(?:[a-z_-]*|\{id\}))*$/);
      }),
    );
  });
});

it.each([
  ['https://a.example/api/micro/user/info', true],
  ['/api/micro/user/info?x=1', true],
  ['/api/micro/user/information', false],
  ['/api/micro/chatbot/pay/check', true],
  ['/api/micro/chatbot/pay/initiate', true],
  ['/api/micro/chatbot/pay/pre', false],
  ['/api/micro/chatbot/file/upload', true],
  ['/api/micro/chatbot/message/translate', true],
  ['/api/micro/chatbot/uploads', false],
  ['/api/micro/chatbot/corpus?q=/upload', false],
])('%s is skipped: %j (§9)', (url, skipped) => {
  expect(SKIPPED_ENDPOINTS.some((pattern) => pattern.test(url))).toBe(skipped);
});
