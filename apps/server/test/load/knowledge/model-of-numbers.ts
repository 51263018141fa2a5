import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

const LENGTH = 384;
const KINDS = 97;

/** Embeddings on loopback that cost next to nothing, so that the server is measured and not the model. */
export async function openNumbers(): Promise<{ url: string; sent: () => number; close: () => Promise<void> }> {
  const vectors = Array.from({ length: KINDS }, (_, kind) =>
    JSON.stringify(Array.from({ length: LENGTH }, (__, place) => Number(Math.sin(kind * LENGTH + place).toFixed(4)))),
  );
  let sent = 0;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { input } = body as { input: string[] };
      if (input.length > 1) sent += input.length;
      const data = input.map(
        (text, index) =>
          `{"object":"embedding","index":${index},"embedding":${vectors[(text.length * 31 + text.charCodeAt(text.length >> 1)) % KINDS]}}`,
      );
      response.setHeader('content-type', 'application/json');
      response.end(`{"object":"list","data":[${data.join(',')}],"model":"numbers","usage":{"prompt_tokens":1,"total_tokens":1}}`);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent: () => sent,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
