import { expect, test } from 'vitest';
import { readConfig } from '#/config.ts';

const WHOLE = { S3_ENDPOINT: 'https://s3.example.com/', S3_BUCKET: 'files', S3_KEY: 'key', S3_SECRET: 'secret' };

test('a bucket is named by its address, name, key and secret; without them files stay on disk', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(WHOLE).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'files',
    key: 'key',
    secret: 'secret',
    region: 'us-east-1',
  });
});

test.each(Object.keys(WHOLE))('a bucket without %s stops the start with a sentence', (name) => {
  expect(() => readConfig({ ...WHOLE, [name]: '' })).toThrow(/go together/);
});
