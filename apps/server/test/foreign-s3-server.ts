import S3rver from '@20minutes/s3rver';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Settings } from '#/outside/files/s3-settings.ts';

export interface ForeignS3Server {
  settings: S3Settings;
  /** Names of what the bucket holds, the keys of files with the server's own endings. */
  held(): Promise<string[]>;
  close(): Promise<void>;
}

const BUCKET = 'lobby-files';

/** An S3 server of others on loopback: what it and ours both take is the protocol, and not what we took it for. */
export async function openForeignS3Server(): Promise<ForeignS3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'lobby-s3-'));
  const configureBuckets = [{ name: BUCKET, configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' },
    async held() {
      const found = await readdir(join(directory, BUCKET), { recursive: true });
      return found.filter((name) => name.endsWith('._S3rver_object')).map((name) => name.replace('._S3rver_object', ''));
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
