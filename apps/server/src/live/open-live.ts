import { LIVE_PATH, may, negotiateLocale, type LiveAuth, type LiveEvents, type LiveRefusal } from '@lobby/contract';
import type { Server as HttpServer } from 'node:http';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { isConnectionLost } from '#/database/is-connection-lost.ts';
import { authenticateStaff } from '#/domains/user/authenticate-staff.ts';
import { authenticateVisitor } from '#/domains/visitor/authenticate-visitor.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import type { StaffActor, VisitorActor } from '#/call.ts';
import type { Audience, Disconnect, Emit } from '#/announcer.ts';
import { createRateLimit } from '#/http/rate-limit.ts';
import { wordWait } from '#/word-wait.ts';
import { dropSlow } from './drop-slow.ts';
import { askBefore, limitConnections, type ConnectionLimits } from './limit-connections.ts';
import { openPeers, type Peers, type PeerWord } from './open-peers.ts';

/** A client sends nothing over the socket; anything larger than a handshake is not ours. */
const MESSAGE_MAX_BYTES = 4_096;

/** Who has not said by then who they are is cut off, in milliseconds. */
const CONNECT_TIMEOUT_MS = 20_000;

/** Over this time clients are made to look again, in milliseconds: all at once would be a stampede. */
const LOOK_AGAIN_MS = 5_000;

/** Who a connection is. */
interface Known {
  staff?: StaffActor;
  visitor?: VisitorActor;
}

type LiveServer = Server<DefaultEventsMap, LiveEvents>;

export interface Live {
  emit: Emit;
  disconnect: Disconnect;
  /** Starts answering on the server's socket path. */
  attach(http: HttpServer, services: Services): void;
  close(): Promise<void>;
}

/** Announcements over Socket.IO. What counts is read from the tables: an announcement that is lost loses nothing. */
export function openLive(): Live {
  let limits: ConnectionLimits | undefined;
  const io: LiveServer = new Server({
    path: LIVE_PATH,
    serveClient: false,
    maxHttpBufferSize: MESSAGE_MAX_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    cors: { origin: true },
    allowRequest: askBefore(() => limits),
  });
  const stopDropping = dropSlow(io);
  let peers: Peers | undefined;
  const emitHere: Emit = (audience, name, payload, volatile = false) => {
    const room = io.to(roomOf(audience));
    const target = volatile ? room.volatile : room;
    target.emit(name, ...([payload] as unknown as Parameters<LiveEvents[typeof name]>));
  };
  const disconnectHere: Disconnect = (audience) => io.in(roomOf(audience)).disconnectSockets(true);
  return {
    emit(audience, name, payload, volatile = false) {
      emitHere(audience, name, payload, volatile);
      peers?.tell({ kind: 'emit', audience, name, payload, volatile });
    },
    disconnect(audience) {
      disconnectHere(audience);
      peers?.tell({ kind: 'disconnect', audience });
    },
    attach(http, services) {
      if (services.redis) {
        const hear = (word: PeerWord) => {
          if (word.kind === 'emit') emitHere(word.audience, word.name, word.payload, word.volatile);
          if (word.kind === 'disconnect') disconnectHere(word.audience);
        };
        peers = openPeers(services.redis, { hear, onMissed: () => reconnectAll(io) }, services.log);
      }
      const own = (limits = limitConnections(services.config, createRateLimit(services.config.rates, services.redis)));
      io.use((socket, next) => {
        admit(socket, services, own).then(
          () => next(),
          (error: unknown) => next(refusal(error, socket, services)),
        );
      });
      io.on('connection', (socket) => {
        const { staff, visitor } = socket.data as Known;
        if (staff) socket.on('disconnect', services.presence.connected(staff.tenantId, staff.userId));
        if (visitor) socket.on('disconnect', services.visitors.connected(visitor.tenantId, visitor.contactId));
      });
      io.attach(http);
      io.engine.on('connection', (connection: Parameters<ConnectionLimits['begun']>[0]) => own.begun(connection));
    },
    async close() {
      stopDropping();
      peers?.close();
      await io.close();
    },
  };
}

/** A client whose line breaks comes back by itself and reads what it has missed. */
function reconnectAll(io: LiveServer): void {
  const sockets = [...io.sockets.sockets.values()];
  for (const [index, socket] of sockets.entries()) {
    setTimeout(() => socket.conn.close(), (index / sockets.length) * LOOK_AGAIN_MS).unref();
  }
}

async function admit(socket: Socket, services: Services, limits: ConnectionLimits): Promise<void> {
  const { token, caller } = socket.handshake.auth as Partial<LiveAuth>;
  if (caller === 'visitor') {
    const actor = await authenticateVisitor(token, services);
    limits.enter(socket, actor);
    (socket.data as Known).visitor = actor;
    await socket.join(roomOf({ tenantId: actor.tenantId, contactId: actor.contactId }));
    return;
  }
  const { actor } = await authenticateStaff(token, services);
  limits.enter(socket, actor);
  (socket.data as Known).staff = actor;
  await socket.join([roomOf({ userId: actor.userId }), roomOf({ sessionId: actor.sessionId })]);
  // What a business hears is about its conversations; who may not read them looks when a page is opened.
  const { tenantId, userId: agentId } = actor;
  if (may(actor, 'session.view'))
    await socket.join([roomOf({ tenantId, ...(actor.reach !== 'all' && { part: true }) }), roomOf({ tenantId, agentId })]);
}

function refusal(error: unknown, socket: Socket, { log }: Services): Error {
  const code = error instanceof BusinessError ? error.code : isConnectionLost(error) ? 'unavailable' : 'internal';
  if (!(error instanceof BusinessError)) log.error({ err: error }, 'a live connection could not be checked');
  const locale = negotiateLocale(socket.handshake.headers['accept-language']);
  const wait = error instanceof BusinessError ? error.details.retry_after : undefined;
  const words = say(locale, `errors.${code}`, wait === undefined ? {} : { wait: wordWait(wait, locale) });
  const data: LiveRefusal = { reason: code, ...(wait !== undefined && { retry_after: wait }) };
  return Object.assign(new Error(words), { data });
}

function roomOf(audience: Audience): string {
  if ('userId' in audience) return `user:${audience.userId}`;
  if ('sessionId' in audience) return `session:${audience.sessionId}`;
  if ('part' in audience) return `part:${audience.tenantId}`;
  if ('agentId' in audience) return `agent:${audience.tenantId}:${audience.agentId}`;
  return 'contactId' in audience ? `contact:${audience.tenantId}:${audience.contactId}` : `tenant:${audience.tenantId}`;
}
