import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { createGuardedFetch, type GuardedRequest } from './guarded-fetch.ts';

const servers: Server[] = [];
const LIMITS = { maxBytes: 10_000, timeoutMs: 5_000 };

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Stands for the public internet: this one address. */
const isAllowed = (address: string) => address === '127.0.0.1';
const names = new Map([
  ['shop.example', '127.0.0.1'],
  ['inside.example', '127.0.0.2'],
]);
const lookup = (name: string) => Promise.resolve([{ address: names.get(name) ?? '127.0.0.3', family: 4 }]);
const guarded = createGuardedFetch({ isAllowed, lookup });
const call = (url: string, request: Partial<GuardedRequest> = {}) => guarded(url, { ...LIMITS, ...request });

describe('a call to an address that somebody named', () => {
  test('brings what is there', async () => {
    const port = await serve((_request, response) => response.setHeader('content-type', 'text/plain').end('welcome'));
    const { status, body, headers, url } = await call(`http://shop.example:${port}/a`);
    expect([status, Buffer.from(body).toString(), headers.get('content-type')]).toEqual([200, 'welcome', 'text/plain']);
    expect(url).toBe(`http://shop.example:${port}/a`);
  });

  test.each([
    'http://127.0.0.1:1/',
    'http://localhost:8081/',
    'http://[::1]:1/',
    'http://2130706433:1/',
    'http://0x7f.1:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://10.0.0.1/',
  ])('never reaches %s', async (url) => {
    await expect(createGuardedFetch()(url, LIMITS)).rejects.toMatchObject({ reason: 'private' });
  });

  test.each(['file:///etc/passwd', 'ftp://shop.example/', 'http://name:word@shop.example/', 'javascript:alert(1)', 'shop', ''])(
    'refuses %s, which is no web address',
    async (url) => {
      await expect(call(url)).rejects.toMatchObject({ reason: 'address' });
    },
  );

  test.each(['http://127.0.0.2:1/', 'http://inside.example:8081/', 'http://[::1]:1/', 'file:///etc/passwd'])(
    'does not follow a redirect to %s',
    async (target) => {
      const port = await serve((_request, response) => response.writeHead(302, { location: target }).end());
      await expect(call(`http://shop.example:${port}/`)).rejects.toMatchObject({
        reason: target.startsWith('file') ? 'address' : 'private',
      });
    },
  );

  test('goes to the address that was checked, though the name changes at once', async () => {
    let asked = 0;
    const rebinding = createGuardedFetch({
      isAllowed,
      lookup: () => Promise.resolve([{ address: (asked += 1) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]),
    });
    const port = await serve((_request, response) => response.setHeader('connection', 'close').end('once'));
    expect(Buffer.from((await rebinding(`http://trick.example:${port}/`, LIMITS)).body).toString()).toBe('once');
    expect(asked).toBe(1);
    await expect(rebinding(`http://trick.example:${port}/`, LIMITS)).rejects.toMatchObject({ reason: 'private' });
  });

  test('refuses a name with one address of this network among its public ones', async () => {
    const mixed = createGuardedFetch({
      isAllowed,
      lookup: () =>
        Promise.resolve([
          { address: '127.0.0.1', family: 4 },
          { address: '127.0.0.2', family: 4 },
        ]),
    });
    await expect(mixed('http://mixed.example:8081/', LIMITS)).rejects.toMatchObject({ reason: 'private' });
  });

  test('follows five redirects and no sixth', async () => {
    let hops = 0;
    const port = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      hops += 1;
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(Buffer.from((await call(`http://shop.example:${port}/5`)).body).toString()).toBe('there');
    hops = 0;
    await expect(call(`http://shop.example:${port}/60`)).rejects.toMatchObject({ reason: 'redirects' });
    expect(hops).toBe(6);
  });

  test('carries no secret to another origin', async () => {
    const seen: (string | undefined)[] = [];
    const other = await serve((request, response) => {
      seen.push(request.headers.authorization, request.headers['user-agent']);
      response.end();
    });
    const port = await serve((_request, response) => response.writeHead(307, { location: `http://shop.example:${other}/` }).end());
    await call(`http://shop.example:${port}/`, { headers: { authorization: 'Bearer secret', 'user-agent': 'Lobby' } });
    expect(seen).toEqual([undefined, 'Lobby']);
  });

  test('does not repeat elsewhere what was posted', async () => {
    const port = await serve((_request, response) => response.writeHead(307, { location: '/again' }).end());
    expect((await call(`http://shop.example:${port}/`, { method: 'POST', body: '{}' })).status).toBe(307);
  });

  test.each([
    ['announced', { 'content-length': '20000' }, Buffer.alloc(20_000)],
    ['unannounced', {}, Buffer.alloc(20_000)],
    ['packed', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(5_000_000))],
  ])('ends where the %s body is larger than wanted', async (_name, headers, body) => {
    const port = await serve((_request, response) => {
      response.writeHead(200, headers);
      response.end(body);
    });
    await expect(call(`http://shop.example:${port}/`)).rejects.toMatchObject({ reason: 'too_large' });
  });

  test('ends when its time is over, also in the middle of a body that drips', async () => {
    const port = await serve((_request, response) => {
      response.write('a');
      const drip = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(drip));
    });
    await expect(call(`http://shop.example:${port}/`, { timeoutMs: 300 })).rejects.toMatchObject({ reason: 'timeout' });
  });

  test('says that nobody answers, or that the answer broke off or cannot be unpacked', async () => {
    await expect(call('http://shop.example:9/')).rejects.toMatchObject({ reason: 'unreachable' });
    const cut = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setImmediate(() => response.destroy());
    });
    await expect(call(`http://shop.example:${cut}/`)).rejects.toMatchObject({ reason: 'unreachable' });
    const torn = await serve((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip at all'));
    await expect(call(`http://shop.example:${torn}/`)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('ends with the caller who gives up', async () => {
    const port = await serve(() => undefined);
    const control = new AbortController();
    const waiting = call(`http://shop.example:${port}/`, { signal: control.signal });
    control.abort(new Error('changed my mind'));
    await expect(waiting).rejects.toThrow('changed my mind');
  });

  test('streams a body as it comes, within the same limits', async () => {
    const port = await serve((request, response) => {
      response.write('first');
      if (request.url === '/whole') setImmediate(() => response.end(' second'));
      else if (request.url === '/large') setImmediate(() => response.end(Buffer.alloc(20_000)));
      else if (request.url === '/cut') setImmediate(() => response.destroy());
    });
    const read = async (path: string, timeoutMs = LIMITS.timeoutMs) => {
      const { body } = await guarded.stream(`http://shop.example:${port}/${path}`, { ...LIMITS, timeoutMs });
      return new Response(body).text();
    };
    expect(await read('whole')).toBe('first second');
    await expect(read('large')).rejects.toMatchObject({ reason: 'too_large' });
    await expect(read('cut')).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(read('hangs', 300)).rejects.toMatchObject({ reason: 'timeout' });
    await expect(guarded.stream('http://127.0.0.2:1/', LIMITS)).rejects.toMatchObject({ reason: 'private' });
  });
});
