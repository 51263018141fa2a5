import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileStore, type FileStore } from '#/outside/file-store.ts';
import { removeLeftOvers } from './remove-left-overs.ts';
import { openForeignS3Server, type ForeignS3Server } from '#test/foreign-s3-server.ts';
import { openS3Server, type S3Server } from '#test/s3-server.ts';

const DAY_MS = 86_400_000;

let folder: string;
let bucket: S3Server;
let foreign: ForeignS3Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-store-test-'));
  [bucket, foreign] = [await openS3Server(), await openForeignS3Server()];
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bucket.close();
  await foreign.close();
});

const text = (content: string) => new TextEncoder().encode(content);
const readText = async (store: FileStore, ...given: Parameters<FileStore['read']>) => {
  const found = await store.read(...given);
  return found && { bytes: found.bytes, text: await new Response(found.stream).text() };
};

describe.each([
  ['on disk', () => openFileStore({ data: folder, s3: undefined })],
  ['in a bucket', () => openFileStore({ data: folder, s3: bucket.settings })],
  ['in a bucket of another make', () => openFileStore({ data: folder, s3: foreign.settings })],
])('files %s', (_, open) => {
  test('are kept, read whole or in part, measured, replaced and removed', async () => {
    const store = open();
    await store.put('7/ab/one', text('first'));
    await store.put('7/ab/one', text('Order 4711'));
    expect(await store.size('7/ab/one')).toBe(10);
    expect(await readText(store, '7/ab/one')).toEqual({ bytes: 10, text: 'Order 4711' });
    expect(await readText(store, '7/ab/one', { start: 6, end: 8 })).toEqual({ bytes: 10, text: '471' });
    await expect(store.read('7/ab/one', { start: 10, end: 20 })).rejects.toThrow(RangeError);
    await store.remove(['7/ab/one', '7/ab/never']);
    expect(await store.size('7/ab/one')).toBeUndefined();
    expect(await store.read('7/ab/one')).toBeUndefined();
  });

  test('come from a file of this machine too', async () => {
    const path = join(folder, 'source');
    writeFileSync(path, 'x'.repeat(3_000_000));
    const store = open();
    await store.put('7/cd/two', { path });
    expect(await store.size('7/cd/two')).toBe(3_000_000);
    expect((await readText(store, '7/cd/two'))?.text).toHaveLength(3_000_000);
  });
});

test('what could not be written whole leaves nothing, and no key leads out of the folder', async () => {
  const store = openFileStore({ data: folder, s3: undefined });
  await expect(store.put('7/ef/three', { path: join(folder, 'missing') })).rejects.toThrow('ENOENT');
  expect(await store.size('7/ef/three')).toBeUndefined();
  expect(readdirSync(join(folder, 'files', '.unfinished'))).toEqual([]);
  for (const key of ['../secret.key', '7/../../x', '/etc/passwd', '']) await expect(store.put(key, text('x'))).rejects.toThrow(TypeError);
});

test('what a process that died in the middle has left is removed once it is old, and nothing else', async () => {
  const store = openFileStore({ data: folder, s3: undefined });
  await store.removeUnfinished(Date.now());
  await store.put('7/ij/five', text('whole'));
  const leave = (path: string, ageMs: number) => {
    const at = (Date.now() - ageMs) / 1000;
    utimesSync(path, at, at);
  };
  const unfinished = join(folder, 'files', '.unfinished');
  for (const name of ['old', 'young']) writeFileSync(join(unfinished, name), 'half');
  leave(join(unfinished, 'old'), 2 * DAY_MS);
  leave(join(folder, 'files', '7', 'ij', 'five'), 2 * DAY_MS);
  const [old, young, strange] = ['lobby-upload-', 'lobby-upload-', 'lobby-upload-of-somebody-'].map((name) =>
    mkdtempSync(join(tmpdir(), name)),
  );
  if (!old || !young || !strange) throw new Error('no folders');
  writeFileSync(join(old, 'file'), 'half');
  for (const path of [old, strange]) leave(path, 2 * DAY_MS);
  await removeLeftOvers(store);
  expect(readdirSync(unfinished)).toEqual(['young']);
  expect(await store.size('7/ij/five')).toBe(5);
  expect([old, young, strange].map((path) => existsSync(path))).toEqual([false, true, true]);
  for (const path of [young, strange]) rmSync(path, { recursive: true });
});

test('a store that was never written to has nothing to remove', async () => {
  await openFileStore({ data: join(folder, 'new'), s3: undefined }).removeUnfinished(Date.now());
  expect(existsSync(join(folder, 'new'))).toBe(false);
});

test.each([
  ['our own make', () => bucket.settings],
  ['another make', () => foreign.settings],
])('a bucket of %s that does not know the secret refuses, and says so', async (_, settings) => {
  const store = openFileStore({ data: folder, s3: { ...settings(), secret: 'another' } });
  await expect(store.put('7/gh/four', text('x'))).rejects.toThrow('403');
  await expect(store.read('7/gh/four')).rejects.toThrow('SignatureDoesNotMatch');
  expect(bucket.objects.has('7/gh/four')).toBe(false);
});
