import type { IncomingMessage } from 'node:http';
import type { ServerOptions, Socket } from 'socket.io';
import type { VisitorActor, StaffActor } from '#/call.ts';
import type { Config } from '#/config.ts';
import { BusinessError } from '#/errors.ts';
import { requestSource } from '#/http/caller-address.ts';
import type { RateLimit } from '#/http/rate-limit.ts';

/** Who was refused for the connections that are open comes back after so long, in seconds: by then some have ended, or it looks by itself meanwhile. */
const FULL_RETRY_S = 60;
/** A client says who it is, and answers a ping every 25 seconds: packets a minute beyond which it is up to something else. */
const PACKETS_MAX = 60;
const MINUTE_MS = 60_000;

/** What the types of engine.io do not tell of a connection. */
interface Connection {
  readonly readyState: string;
  readonly request: IncomingMessage;
  on(event: 'packet', listener: () => void): void;
  once(event: 'close', listener: () => void): void;
  close(discard: true): void;
}

export interface ConnectionLimits {
  /** Whether another connection may begin, before anything is made for it. @throws BusinessError throttled */
  mayBegin(request: IncomingMessage): Promise<void>;
  /** Counts a connection that has begun, until it ends, and ends it where it floods. */
  begun(connection: Connection): void;
  /** Counts whose it is. @throws BusinessError throttled where they have too many */
  enter(socket: Pick<Socket, 'conn'>, actor: VisitorActor | StaffActor): void;
}

/** Live connections that one token, one address and one business's visitors may hold in this process, and begin. */
export function limitConnections(config: Pick<Config, 'liveMax' | 'trustProxy'>, rateLimit: RateLimit): ConnectionLimits {
  const { perToken, perAddress, perTenant } = config.liveMax;
  const open = new Map<string, number>();
  const full = () => new BusinessError('throttled', { retry_after: FULL_RETRY_S });
  const countOf = (name: string) => open.get(name) ?? 0;
  const add = (name: string, by: number) => {
    const count = countOf(name) + by;
    if (count > 0) open.set(name, count);
    else open.delete(name);
  };
  const addressOf = (request: IncomingMessage) => `address ${requestSource(request, config.trustProxy)}`;

  return {
    async mayBegin(request) {
      if (countOf(addressOf(request)) >= perAddress) throw full();
      await rateLimit.spend('handshakes', requestSource(request, config.trustProxy));
    },
    begun(connection) {
      const name = addressOf(connection.request);
      add(name, 1);
      connection.once('close', () => add(name, -1));
      closeFloods(connection);
    },
    enter(socket, actor) {
      const connection = socket.conn as unknown as Connection;
      // It went while its token was looked up, and would be counted for good.
      if (connection.readyState !== 'open') throw full();
      const limits: [name: string, max: number][] =
        actor.kind === 'staff'
          ? [[`staff ${actor.sessionId}`, perToken]]
          : [
              [`visitor ${actor.sessionId}`, perToken],
              [`tenant ${actor.tenantId}`, perTenant],
            ];
      if (limits.some(([name, max]) => countOf(name) >= max)) throw full();
      for (const [name] of limits) add(name, 1);
      connection.once('close', () => {
        for (const [name] of limits) add(name, -1);
      });
    },
  };
}

/** What engine.io asks before each handshake; a refusal there is a 403, after which Socket.IO tries again later and later. */
export function askBefore(limits: () => ConnectionLimits | undefined): NonNullable<ServerOptions['allowRequest']> {
  return (request, answer) => {
    const asked = limits()?.mayBegin(request) ?? Promise.resolve();
    asked.then(
      () => answer(null, true),
      () => answer('throttled', false),
    );
  };
}

function closeFloods(connection: Connection): void {
  let [packets, since] = [0, Date.now()];
  connection.on('packet', () => {
    const now = Date.now();
    if (now - since >= MINUTE_MS) [packets, since] = [0, now];
    packets += 1;
    if (packets > PACKETS_MAX) connection.close(true);
  });
}
