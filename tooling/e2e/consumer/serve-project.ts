import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { CODES, HEADERS, pay, PLANS, user, type SubscriptionInfo, type UserInfo } from '@lobby/contract';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const NOW = Date.parse('2026-11-30T12:00:00Z');

const USER: UserInfo = {
  id: 7,
  email: 'ada@example.com',
  name: 'Ada',
  role: null,
  tenant_id: 3,
  face: null,
  tenant_logo: null,
  tenant_slug: 'ada',
  tenant_name: 'Ada Ltd',
  locale: 'en-US',
  has_password: true,
  two_step: false,
  created_at: NOW - 1,
  server_time: NOW,
};

const LIMITS = {
  seats: 5,
  channels: 1,
  ai_replies: 1_000,
  translated_chars: 1_000,
  corpus_entries: 1_000,
  source_pages: 300,
  source_chars: 3_000_000,
  storage_mb: 500,
  file_mb: 20,
  history_days: 90,
};

/** Ended a minute before the server's now. */
const ENDED: SubscriptionInfo = {
  set_meal_id: PLANS.pro,
  name: 'Pro',
  start_time: NOW - 2_592_000_000,
  end_time: NOW - 60_000,
  amount: 9_800,
  currency: 'JPY',
  status: 'expired',
  next: null,
  limits: LIMITS,
  used: { corpus_entries: 0, ai_replies: 0, seats: 1 },
  server_time: NOW,
};

export interface Served {
  readonly origin: string;
  /** `Accept-Language` of each call, in the order they came. */
  readonly languages: readonly string[];
  /** Names of the spans that the OTLP endpoint received. */
  readonly spans: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Serves a built project, an API whose business has an ended plan and whose corpus wants another token, and an OTLP receiver. */
export async function serveProject(dist: string): Promise<Served> {
  const languages: string[] = [];
  const exports: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/v1/traces') {
      exports.push(await textOf(request));
      return send(response, 200, {});
    }
    if (!pathname.startsWith('/api/')) return sendFile(response, dist, pathname);
    languages.push(String(request.headers[HEADERS.language.toLowerCase()]));
    if (pathname === user.info.path) return send(response, 200, envelope(USER));
    if (pathname === pay.subscription.path) return send(response, 200, envelope(ENDED));
    return send(response, CODES.signed_out.status, { code: CODES.signed_out.code, msg: 'Sign in', data: { reason: 'signed_out' } });
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    languages,
    spans: () => exports.flatMap(spanNames),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function envelope(data: unknown) {
  return { code: CODES.success.code, msg: '', data };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function sendFile(response: ServerResponse, dist: string, pathname: string): Promise<void> {
  const file = join(dist, pathname === '/' ? 'index.html' : pathname);
  const content = await readFile(file);
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function spanNames(body: string): string[] {
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: { name: string }[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name)));
}
