import { Hono } from 'hono';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountWidgetLoader } from './widget-loader.ts';

let folder: string;
let file: string;
const app = new Hono();
const ask = (headers: Record<string, string> = {}, path = '/widget.js') => app.request(path, { headers });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-widget-loader-'));
  file = join(folder, 'widget.js');
  mountWidgetLoader(app, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('while it is being built, a page is told to ask again', async () => {
  const away = await ask();
  expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
});

test('any page may load it, and asks again for one that it has already', async () => {
  writeFileSync(file, 'window.Lobby = [];');
  const first = await ask();
  expect([first.status, await first.text()]).toEqual([200, 'window.Lobby = [];']);
  expect(first.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  const etag = first.headers.get('etag') ?? '';
  const again = await ask({ 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);

  writeFileSync(file, 'window.Lobby = {};');
  utimesSync(file, new Date(), new Date(Date.now() + 10_000));
  const changed = await ask({ 'if-none-match': etag });
  expect([changed.status, await changed.text()]).toEqual([200, 'window.Lobby = {};']);
});

test('is sent small to browsers that can unpack it', async () => {
  writeFileSync(file, 'x'.repeat(10_000));
  utimesSync(file, new Date(), new Date(Date.now() + 20_000));
  const packed = await ask({ 'accept-encoding': 'br, gzip' });
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
  const stream = packed.body?.pipeThrough(new DecompressionStream('gzip'));
  expect((await new Response(stream).text()).length).toBe(10_000);
});

test('what comes later is served in the same way, as a module that pages of any site may import', async () => {
  writeFileSync(join(folder, 'widget-more.js'), 'export const more = 1;');
  const more = await ask({}, '/widget-more.js');
  expect([more.status, await more.text()]).toEqual([200, 'export const more = 1;']);
  expect(more.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(more.headers.get('access-control-allow-origin')).toBe('*');
});
