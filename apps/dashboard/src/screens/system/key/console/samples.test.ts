import { execFile, execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { sampleOf, SAMPLE_KINDS } from './samples.ts';

const BODY = JSON.stringify({ text: `It's "here": C:\\new, $HOME, \`x\`, 日本`, list: [1, true, null] }, null, 2);

test.each(SAMPLE_KINDS)('a sample in %s holds no key, and names the call', (kind) => {
  const sample = sampleOf(kind, { method: 'PATCH', url: 'https://lobby.example/api/open/v1/contacts/1', body: BODY });
  expect(sample).toContain('PATCH');
  expect(sample).toContain('https://lobby.example/api/open/v1/contacts/1');
  expect(sample).toContain('LOBBY_KEY');
});

test('in a shell the body stays as it is, whatever stands in it', () => {
  const sample = sampleOf('curl', { method: 'POST', url: 'https://lobby.example/x?a=1&b=2', body: BODY });
  const told = execFileSync('/bin/sh', ['-c', `curl() { printf '%s\\n' "$@"; }\nLOBBY_KEY=secret\n${sample}`]).toString();
  expect(told).toContain(`https://lobby.example/x?a=1&b=2\n`);
  expect(told).toContain('Authorization: Bearer secret');
  expect(told).toContain(BODY);
});

test('in Node the sample makes the call', async () => {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (piece: Buffer) => heard.push(piece.toString()));
    request.on('end', () => response.end(JSON.stringify({ data: { auth: request.headers.authorization, method: request.method } })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x`;
  const sample = `${sampleOf('node', { method: 'PATCH', url, body: BODY })}\nconsole.log(JSON.stringify(data));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', sample], { env: { LOBBY_KEY: 'secret' } });
  expect(JSON.parse(stdout)).toEqual({ auth: 'Bearer secret', method: 'PATCH' });
  expect(JSON.parse(heard.join(''))).toEqual(JSON.parse(BODY));
  server.close();
});
