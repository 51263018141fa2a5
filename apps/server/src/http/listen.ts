import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { Server } from 'node:http';

/** Listens on a port; 0 takes a free one. @throws an error with `code` EADDRINUSE where the port is taken */
export function listen(app: Hono, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch });
  if (!(server instanceof Server)) throw new TypeError('Lobby listens over HTTP/1.1');
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}
