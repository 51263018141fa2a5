import { PART_BYTES, upload } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purge } from '#/jobs/purge.ts';
import type { S3Settings } from '#/outside/files/s3-settings.ts';
import { openForeignS3Server } from '#test/foreign-s3-server.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { openS3Server } from '#test/s3-server.ts';
import { uploaded } from '#test/upload-file.ts';

const DAY_MS = 86_400_000;

interface Bucket {
  settings: S3Settings;
  held: () => Promise<string[]>;
  close: () => Promise<void>;
}

async function openOwn(): Promise<Bucket> {
  const { settings, objects, close } = await openS3Server();
  return { settings, held: () => Promise.resolve([...objects.keys()]), close };
}

describe.each([
  ['our own make', openOwn],
  ['another make', openForeignS3Server],
])('with a bucket of %s', (_, open: () => Promise<Bucket>) => {
  let app: TestApp;
  let bucket: Bucket;
  let mina: SignedUp;
  let now = Date.UTC(2026, 5, 1);
  beforeAll(async () => {
    bucket = await open();
    app = await openTestApp({ now: () => now, config: { s3: bucket.settings } });
    mina = await app.signUp();
  });
  afterAll(async () => {
    await app.close();
    await bucket.close();
  });

  test('files go into it in parts, are served from it by range, and leave no part behind', async () => {
    const bytes = Buffer.alloc(6_000_000, 'a line of a log\n');
    const file = await uploaded(app, 'staff', mina.token, { name: 'log.txt', bytes });
    expect(await bucket.held()).toEqual([`${mina.tenantId}/${file.id.slice(-2)}/${file.id}/original`]);
    const { items } = (await app.call(upload.links, { ids: [file.id] }, { token: mina.token })).data;
    const part = await app.fetch(items[0]?.url ?? '', { headers: { range: 'bytes=2-5' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'line', 'bytes 2-5/6000000']);
    await app.call(upload.cancel, { id: file.id }, { token: mina.token });
    expect(await bucket.held()).toEqual([]);
  });

  test('parts of a file that nobody goes on with are removed a day later', async () => {
    const announced = { client_file_id: randomUUID(), name: 'film.mp4', bytes: 2 * PART_BYTES + 10 };
    const { id } = (await app.call(upload.prepare, announced, { token: mina.token })).data;
    const file = { name: 'film.mp4', bytes: Buffer.alloc(PART_BYTES, 'x') };
    for (const part of [0, 1]) await app.call(upload.part, { id, part }, { token: mina.token, file });
    const parts = [0, 1].map((part) => `${mina.tenantId}/${id.slice(-2)}/${id}/part-${part}`);
    now += DAY_MS - 1;
    await purge(app.services);
    expect((await bucket.held()).toSorted()).toEqual(parts);
    now += 2;
    await purge(app.services);
    expect(await bucket.held()).toEqual([]);
  });
});
