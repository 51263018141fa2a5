import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import type { FileSource, FileStore } from '#/outside/file-store.ts';
import type { S3Settings } from './s3-settings.ts';

/** Tries after a failure of the other side, and longest wait for it, in milliseconds. */
const RETRIES = 3;
const CALL_MAX_MS = 120_000;

/** Files in a bucket that speaks the S3 protocol, addressed by path, which every such server understands. */
export function createS3FileStore({ endpoint, bucket, key: accessKeyId, secret, region }: S3Settings): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey: secret, region, service: 's3', retries: RETRIES });
  const call = (method: string, key: string, init: RequestInit = {}) =>
    client.fetch(`${endpoint}/${bucket}/${key}`, { ...init, method, signal: AbortSignal.timeout(CALL_MAX_MS) });
  return {
    async put(key, source) {
      const headers = { 'x-amz-content-sha256': await digest(source), 'content-type': 'application/octet-stream' };
      const body = source instanceof Uint8Array ? new Blob([Buffer.from(source)]) : await openAsBlob(source.path);
      await accept(await call('PUT', key, { headers, body }), 'put');
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await call('GET', key, { headers });
      if (response.status === 404) return leave(response);
      if (response.status === 416) {
        await leave(response);
        throw new RangeError('the range lies behind the end');
      }
      await accept(response, 'read', true);
      const whole = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1] ?? response.headers.get('content-length');
      return { bytes: Number(whole), stream: response.body as ReadableStream<Uint8Array> };
    },
    async size(key) {
      const response = await call('HEAD', key);
      if (response.status === 404) return undefined;
      await accept(response, 'size');
      return Number(response.headers.get('content-length'));
    },
    async remove(keys) {
      for (const key of keys) {
        const response = await call('DELETE', key);
        if (response.status === 404) await leave(response);
        else await accept(response, 'remove');
      }
    },
    // A bucket takes one call as a whole or not at all: nothing unfinished is ever in it.
    removeUnfinished: () => Promise.resolve(),
  };
}

/** The digest is signed with the request, so that the other side notices a byte that changed on the way. */
async function digest(source: FileSource): Promise<string> {
  const hash = createHash('sha256');
  if (source instanceof Uint8Array) hash.update(source);
  else for await (const chunk of createReadStream(source.path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** An answer that nobody reads would keep its connection. */
async function leave(response: Response): Promise<undefined> {
  await response.body?.cancel();
  return undefined;
}

async function accept(response: Response, action: string, keepBody = false): Promise<void> {
  if (!response.ok) throw new Error(`the file store refused to ${action}: ${response.status} ${(await response.text()).slice(0, 500)}`);
  if (!keepBody) await leave(response);
}
