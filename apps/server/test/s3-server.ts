import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '#/outside/files/s3-settings.ts';

export interface S3Server {
  settings: S3Settings;
  /** What the bucket holds, by key. */
  objects: Map<string, Buffer>;
  close(): Promise<void>;
}

const REGION = 'eu-test-1';
const SECRET = 'a secret that only this bucket knows';
const KEY = 'LOBBYTESTKEY';
const BUCKET = 'lobby-files';

/** A store on loopback that speaks the S3 protocol as far as objects go, and believes no request whose signature or digest is wrong. */
export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void readAll(request).then((body) => answer(request, response, body, objects));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, key: KEY, secret: SECRET, region: REGION },
    objects,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, objects: Map<string, Buffer>): void {
  const url = new URL(request.url ?? '/', 'http://s3.test');
  const key = url.pathname.replace(`/${BUCKET}/`, '');
  const end = (status: number, content: Buffer = Buffer.alloc(0), headers: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-length': String(content.length), ...headers })
      .end(request.method === 'HEAD' ? undefined : content);
  if (!isSigned(request, url, body)) return void end(403, Buffer.from('<Error><Code>SignatureDoesNotMatch</Code></Error>'));
  const held = objects.get(key);
  if (request.method === 'PUT') {
    objects.set(key, body);
    return void end(200);
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return void end(204);
  }
  if (!held) return void end(404, Buffer.from('<Error><Code>NoSuchKey</Code></Error>'));
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) return void end(200, held);
  if (Number(from) >= held.length) return void end(416);
  const last = Math.min(Number(to), held.length - 1);
  return void end(206, held.subarray(Number(from), last + 1), { 'content-range': `bytes ${from}-${last}/${held.length}` });
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature Version 4, reckoned anew from what arrived. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day, region, names = '', signature = ''] = shape.exec(request.headers.authorization ?? '') ?? [];
  const digest = request.headers['x-amz-content-sha256'];
  if (key !== KEY || day === undefined || region !== REGION) return false;
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, url.search.slice(1), headers.join(''), names, digest].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signed = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), region), 's3'), 'aws4_request');
  return timingSafeEqual(hmac(signing, signed), Buffer.from(signature, 'hex'));
}
