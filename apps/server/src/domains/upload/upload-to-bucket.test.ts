import { upload } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { openS3Server, type S3Server } from '#test/s3-server.ts';
import { uploaded } from '#test/upload-file.ts';

let app: TestApp;
let bucket: S3Server;
beforeAll(async () => {
  bucket = await openS3Server();
  app = await openTestApp({ config: { s3: bucket.settings } });
});
afterAll(async () => {
  await app.close();
  await bucket.close();
});

test('with a bucket, files go into it in parts, are served from it by range, and leave no part behind', async () => {
  const mina = await app.signUp();
  const bytes = Buffer.alloc(6_000_000, 'a line of a log\n');
  const file = await uploaded(app, 'staff', mina.token, { name: 'log.txt', bytes });
  expect([...bucket.objects.keys()]).toEqual([`${mina.tenantId}/${file.id.slice(-2)}/${file.id}/original`]);
  const { items } = (await app.call(upload.links, { ids: [file.id] }, { token: mina.token })).data;
  const part = await app.fetch(items[0]?.url ?? '', { headers: { range: 'bytes=2-5' } });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'line', 'bytes 2-5/6000000']);
});
