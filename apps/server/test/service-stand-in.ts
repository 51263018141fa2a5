import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call that a service was made. */
export interface ServiceCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The body as it came, and as JSON where it is some. */
  raw: Buffer;
  json: Record<string, unknown>;
}

type Answers = (call: ServiceCall, response: ServerResponse) => unknown;

/** Services that people write on, in one server: it answers as each of them does, and differently where a test says so. */
export interface ServiceStandIn {
  origin: string;
  calls: ServiceCall[];
  /** Calls whose path holds a text. */
  to(part: string): ServiceCall[];
  /** Answers calls whose path holds a text, until the next test; undefined leaves it to what is usual. */
  answer(part: string, answers: Answers): void;
  reset(): void;
  close(): void;
}

export function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): true {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  return true;
}

/** Names what it is sent, as each service does. */
export async function openServiceStandIn(): Promise<ServiceStandIn> {
  const calls: ServiceCall[] = [];
  const special: { part: string; answers: Answers }[] = [];
  let no = 0;
  const server = createServer((request, response) => {
    void buffer(request).then(async (raw) => {
      const { url: path = '', method = '', headers } = request;
      const call = { method, path, headers, raw, json: parse(raw) };
      calls.push(call);
      for (const { part, answers } of special.toReversed()) {
        if (path.includes(part) && (await answers(call, response)) === true) return;
      }
      no += 1;
      if (path.startsWith('/bot')) telegram(call, response, no);
      else if (path.startsWith('/file/')) response.writeHead(200).end(PNG);
      else if (path.startsWith('/v2/')) line(call, response, no);
      else whatsApp(call, response, no);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    calls,
    to: (part) => calls.filter(({ path }) => path.includes(part)),
    answer: (part, answers) => void special.push({ part, answers }),
    reset() {
      calls.length = 0;
      special.length = 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function parse(raw: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(raw.toString('utf8')) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A picture of one point. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function telegram({ path, json: body }: ServiceCall, response: ServerResponse, no: number): void {
  const [, token = '', method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(path) ?? [];
  if (!token.includes(':')) {
    json(response, 401, { ok: false, error_code: 401, description: 'Unauthorized' });
    return;
  }
  const id = Number(token.split(':')[0]);
  const results: Record<string, unknown> = {
    getMe: { id, is_bot: true, first_name: 'Kyoto Shoes', username: `shoes_${id}_bot` },
    getWebhookInfo: { url: hooks.get(token) ?? '', pending_update_count: 0 },
    getFile: { file_id: body['file_id'], file_path: `photos/${String(body['file_id'])}.png` },
    setWebhook: true,
    deleteWebhook: true,
  };
  if (method === 'setWebhook') hooks.set(token, String(body['url']));
  json(response, 200, { ok: true, result: results[method] ?? { message_id: 1_000 + no, chat: { id: body['chat_id'] } } });
}
const hooks = new Map<string, string>();

function line({ path, json: body }: ServiceCall, response: ServerResponse, no: number): void {
  const { messages = [] } = body as { messages?: unknown[] };
  if (path === '/v2/bot/info') json(response, 200, { userId: 'U0b07', basicId: '@kyotoshoes', displayName: '京都靴店' });
  else if (path.startsWith('/v2/bot/profile/')) json(response, 200, { displayName: '田中', language: 'ja' });
  else if (path.endsWith('/content')) response.writeHead(200).end(PNG);
  else if (path.endsWith('/quota')) json(response, 200, { type: 'limited', value: 200 });
  else if (path.endsWith('/consumption')) json(response, 200, { totalUsage: 143 });
  else if (path.endsWith('/webhook/endpoint')) json(response, 200, { endpoint: lineHook.value, active: true });
  else json(response, 200, { sentMessages: messages.map((_, at) => ({ id: `line-${no}-${at}` })) });
  if (path.endsWith('/webhook/endpoint') && 'endpoint' in body) lineHook.value = String(body['endpoint']);
}
const lineHook = { value: '' };

function whatsApp({ path, json: body }: ServiceCall, response: ServerResponse, no: number): void {
  if (path.endsWith('/messages'))
    json(response, 200, 'status' in body ? { success: true } : { messaging_product: 'whatsapp', messages: [{ id: `wamid.out${no}` }] });
  else if (path.endsWith('/subscribed_apps')) json(response, 200, { success: true, data: [{ whatsapp_business_api_data: { id: '1' } }] });
  else if (path.endsWith('/media')) json(response, 200, { id: `media${no}` });
  else json(response, 200, { display_phone_number: '+81 75 123 4567', verified_name: 'Kyoto Shoes' });
}
