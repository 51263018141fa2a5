import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FaultModel {
  url: string;
  /** How often it was asked, by what it did. */
  readonly asked: Record<Behaviour, number>;
  close(): Promise<void>;
}

const BEHAVIOURS = ['answers', 'hangs', 'refuses', 'fails', 'stops', 'drips', 'babbles'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** A word in so long is slower than the server waits, in milliseconds. */
const DRIP_MS = 5_000;

function chunk(content: string, finish: string | null = null): string {
  const choices = [{ index: 0, delta: { content }, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'writer', choices })}\n\n`;
}

const DOES: Record<Behaviour, (response: ServerResponse) => void> = {
  answers: (response) => void stream(response).end(`${chunk('At 5 Harbour Road.')}${chunk('', 'stop')}data: [DONE]\n\n`),
  hangs: () => undefined,
  refuses: (response) => void response.writeHead(429, { 'retry-after': '60' }).end('{"error":{"message":"slow down"}}'),
  fails: (response) => void response.writeHead(500).end('no'),
  stops(response) {
    stream(response).write(chunk('At 5 Har'));
    setImmediate(() => response.destroy());
  },
  drips(response) {
    stream(response).write(chunk('At '));
    const timer = setInterval(() => response.write(chunk('5 ')), DRIP_MS);
    response.once('close', () => clearInterval(timer));
  },
  babbles: (response) => void stream(response).end('data: {"choices": "none"}\n\ndata: not even JSON\n\n'),
};

function stream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** A model that behaves as badly as models do, each time in one of the ways that chance chooses. */
export async function openFaultModel(random: () => number): Promise<FaultModel> {
  const asked = Object.fromEntries(BEHAVIOURS.map((name) => [name, 0])) as Record<Behaviour, number>;
  const server = createServer((request, response) => {
    request.resume();
    const behaviour = BEHAVIOURS[Math.floor(random() * BEHAVIOURS.length)] ?? 'answers';
    asked[behaviour] += 1;
    DOES[behaviour](response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
