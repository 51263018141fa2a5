import { HEADERS, type Endpoint, type Envelope, type RequestInput, type ResponseOf } from '@lobby/contract';
import { Agent, request as open } from 'node:http';

/** Calls over a few lines that stay open, as lean as a client can be: it shares the machine with what it measures. */
export interface PostClient {
  call<E extends Endpoint>(endpoint: E, request: RequestInput<E>, token?: string): Promise<ResponseOf<E>>;
  close(): void;
}

export function openPostClient(origin: string, lines: number): PostClient {
  const agent = new Agent({ keepAlive: true, maxSockets: lines });
  return {
    call: (endpoint, request, token) => send(origin, agent, endpoint, request as Record<string, unknown>, token),
    close: () => agent.destroy(),
  };
}

function send<E extends Endpoint>(
  origin: string,
  agent: Agent,
  { method, path }: E,
  request: Record<string, unknown>,
  token: string | undefined,
): Promise<ResponseOf<E>> {
  const rest = { ...request };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  });
  const isQuery = method === 'GET';
  const query = isQuery ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : '';
  const body = isQuery ? '' : JSON.stringify(rest);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...(token === undefined ? {} : { [HEADERS.token]: token }),
  };
  return new Promise((resolve, reject) => {
    const asked = open(`${origin}${address}${query}`, { agent, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const envelope = JSON.parse(Buffer.concat(parts).toString()) as Envelope<ResponseOf<E>>;
        if (envelope.code === 1) resolve(envelope.data);
        else reject(new Error(`${method} ${path}: ${envelope.msg}`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
