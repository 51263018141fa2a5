import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP/HTTP carries it in JSON. */
export interface ReceivedSpan {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
}

/** Answers one export; the first of several answers the first, the last all that follow. */
export type Answer = (response: ServerResponse) => void;

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Answers with a status. */
export function status(code: number): Answer {
  return (response) => response.writeHead(code, { ...CORS, 'content-type': 'application/json' }).end('{}');
}

/** A real OTLP/HTTP traces endpoint on loopback, which also serves as the API that a page calls. */
export async function openReceiver(...answers: [Answer, ...Answer[]]) {
  const bodies: string[] = [];
  const calls: string[] = [];
  let dropped = 0;
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    if (!request.url?.startsWith('/v1/traces')) {
      calls.push(request.url ?? '');
      return status(200)(response);
    }
    response.on('close', () => (dropped += response.writableFinished ? 0 : 1));
    void textOf(request).then((body) => {
      bodies.push(body);
      (answers[bodies.length - 1] ?? answers.at(-1) ?? answers[0])(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    endpoint: `${origin}/v1/traces`,
    calls,
    bodies,
    dropped: () => dropped,
    spans: () => bodies.flatMap(spansOf),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

interface Otlp {
  resourceSpans: { scopeSpans: { spans: { name: string; attributes?: { key: string; value: Record<string, unknown> }[] }[] }[] }[];
}

function spansOf(body: string): ReceivedSpan[] {
  const { resourceSpans } = JSON.parse(body) as Otlp;
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map((span) => ({
      name: span.name,
      attributes: Object.fromEntries((span.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]])),
    }));
}
