import { Hono } from 'hono';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveFiles } from './serve-files.ts';

const AN_HOUR_AGO = new Date(Date.now() - 3_600_000);

let folder: string;
let pages: Hono;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-files-'));
  pages = new Hono();
  pages.use('/_assets/chat/*', serveFiles(folder, '/_assets/chat'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string, at = AN_HOUR_AGO): void {
  writeFileSync(join(folder, name), text);
  utimesSync(join(folder, name), at, at);
}

async function read(name: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await pages.request(`/_assets/chat/${name}`, { method, headers });
  const {
    'content-encoding': encoding,
    'content-length': length,
    'content-type': type,
    'cache-control': cache,
  } = Object.fromEntries(response.headers);
  return { status: response.status, text: await response.text(), encoding, length, type, cache };
}

test('a file is answered alike, however often and from wherever it is read', async () => {
  write('index-Ab12.js', 'export {};');
  const first = await read('index-Ab12.js');
  expect(first).toMatchObject({ status: 200, text: 'export {};', length: '10', cache: 'public, max-age=31536000, immutable' });
  expect(first.type).toContain('javascript');
  rmSync(join(folder, 'index-Ab12.js'));
  expect(await read('index-Ab12.js')).toEqual(first);
  expect(await read('index-Ab12.js')).toEqual(first);
});

test('whoever unpacks other compressions gets another answer', async () => {
  write('index-Ab12.js', 'export {};');
  write('index-Ab12.js.br', 'as brotli');
  write('index-Ab12.js.gz', 'as gzip');
  const answers = async () => [
    (await read('index-Ab12.js', { 'accept-encoding': 'gzip, deflate, br' })).text,
    (await read('index-Ab12.js', { 'accept-encoding': 'gzip' })).text,
    (await read('index-Ab12.js')).text,
  ];
  expect(await answers()).toEqual(['as brotli', 'as gzip', 'export {};']);
  expect(await answers()).toEqual(['as brotli', 'as gzip', 'export {};']);
});

test('a file that may still be being written is read anew', async () => {
  write('index-Ab12.js', 'expo', new Date());
  expect((await read('index-Ab12.js')).text).toBe('expo');
  write('index-Ab12.js', 'export {};', new Date());
  expect((await read('index-Ab12.js')).text).toBe('export {};');
});

test('a part of a kept file is a part of it, and its head has no body', async () => {
  write('index-Ab12.js', 'export {};');
  await read('index-Ab12.js');
  expect(await read('index-Ab12.js', { range: 'bytes=0-5' })).toMatchObject({ status: 206, text: 'export' });
  expect(await read('index-Ab12.js', {}, 'HEAD')).toMatchObject({ status: 200, text: '', length: '10' });
});

test('a file that is large is read from the disk each time', async () => {
  write('large.js', 'x'.repeat(1_048_577));
  expect((await read('large.js')).text).toHaveLength(1_048_577);
  rmSync(join(folder, 'large.js'));
  expect((await read('large.js')).status).toBe(404);
});
