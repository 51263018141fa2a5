import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it arrived. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Answers one request; the first of several answers the first request, the last all that follow. */
export type Handler = (response: ServerResponse, seen: Seen) => void;

/** A real HTTP server on a free loopback port. */
export async function openApiServer(...handlers: [Handler, ...Handler[]]) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const entry = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      seen.push(entry);
      (handlers[seen.length - 1] ?? handlers.at(-1) ?? handlers[0])(response, entry);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): Handler {
  return (response) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Answers with a body as it is. */
export function raw(status: number, body: string | Buffer, headers: Record<string, string> = {}): Handler {
  return (response) => response.writeHead(status, headers).end(body);
}
