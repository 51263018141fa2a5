import { describe, expect, test, vi } from 'vitest';
import { readAppConfig } from './app-config.ts';

const SAME_ORIGIN = { apiOrigin: '', tracesEndpoint: undefined };
const answering = (body: string, status = 200) => vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));

describe('the configuration of a deployed app', () => {
  test('is the config.json in the folder of the page', async () => {
    const fetchFile = answering('{"api_origin":"https://api.example.com","traces_endpoint":"https://traces.example.com/v1/traces"}');
    await expect(readAppConfig('/chat/', fetchFile)).resolves.toEqual({
      apiOrigin: 'https://api.example.com',
      tracesEndpoint: 'https://traces.example.com/v1/traces',
    });
    expect(fetchFile).toHaveBeenCalledWith('/chat/config.json');
  });

  test.each([
    ['is missing', '', 404],
    ['is a page', '<!doctype html>', 200],
    ['is empty', '', 200],
    ['is null', 'null', 200],
    ['names nothing', '{}', 200],
    ['names what is no text', '{"api_origin":7,"traces_endpoint":["x"]}', 200],
    ['turns traces off', '{"traces_endpoint":""}', 200],
  ])('is the origin of the page and no traces, where the file %s', async (_, body, status) => {
    await expect(readAppConfig('/', answering(body, status))).resolves.toEqual(SAME_ORIGIN);
  });

  test('is the same where there is no connection', async () => {
    await expect(readAppConfig('/', () => Promise.reject(new TypeError('Failed to fetch')))).resolves.toEqual(SAME_ORIGIN);
  });
});
