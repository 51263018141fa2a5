import { createAdaptorServer } from '@hono/node-server';
import { LIVE_PATH } from '@lobby/contract';
import type { Hono } from 'hono';
import { Server, type IncomingMessage } from 'node:http';
import { refuseUnreadable } from './refuse-unreadable.ts';

/**
 * A connection without a call is kept for so long, in milliseconds: longer than proxies (60 s is usual) and clients keep
 * theirs, so that none of them sends a call into a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000;

/** Clients that would rather speak HTTP/2 say so with their calls; but for the live connection they are answered as they came. */
const isLive = ({ url = '', headers }: IncomingMessage) => url.startsWith(LIVE_PATH) && headers.upgrade?.toLowerCase() === 'websocket';

/** Listens on a port; 0 takes a free one. @throws an error with `code` EADDRINUSE where the port is taken */
export function listen(app: Hono, { port, host }: { port: number; host: string }): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { shouldUpgradeCallback: isLive } });
  if (!(server instanceof Server)) throw new TypeError('Lobby listens over HTTP/1.1');
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  refuseUnreadable(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}
