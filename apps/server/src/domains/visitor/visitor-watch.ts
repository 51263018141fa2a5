import type { Logger } from 'pino';
import type { Announcer } from '#/announcer.ts';
import type { VisitorRoll, VisitorStanding } from '#/outside/roll/visitor-roll.ts';

/** A page that is reloaded, or a line that breaks for a moment, is no going away, in milliseconds. */
const GRACE_MS = 10_000;
/** Who came and went is told together so often, in milliseconds: after a restart thousands come back at once. */
const TELL_MS = 500;

/** Notes which visitors are connected to this process, and tells colleagues. It writes nothing to the database. */
export interface VisitorWatch {
  /** A visitor's connection began; returns what ends it. */
  connected(tenantId: number, contactId: string): () => void;
  find(tenantId: number, contactId: string): Promise<VisitorStanding>;
  stop(): Promise<void>;
}

interface Parts {
  roll: VisitorRoll;
  announcer: Pick<Announcer, 'visitorsMoved'>;
  now: () => number;
  log: Logger;
  graceMs?: number;
}

interface Present {
  connections: number;
  going?: NodeJS.Timeout | undefined;
}

export function createVisitorWatch({ roll, announcer, now, log, graceMs = GRACE_MS }: Parts): VisitorWatch {
  const present = new Map<string, Present>();
  const moved = new Map<number, Map<string, VisitorStanding>>();
  let telling: NodeJS.Timeout | undefined;

  function tellSoon(tenantId: number, contactId: string, standing: VisitorStanding): void {
    const ofTenant = moved.get(tenantId) ?? new Map<string, VisitorStanding>();
    moved.set(tenantId, ofTenant.set(contactId, standing));
    telling ??= setTimeout(() => {
      telling = undefined;
      for (const [tenant, visitors] of moved)
        announcer.visitorsMoved(
          tenant,
          [...visitors].map(([id, at]) => ({ contact_id: id, ...at })),
        );
      moved.clear();
    }, TELL_MS).unref();
  }

  async function leave(tenantId: number, contactId: string, at: number): Promise<void> {
    await roll.left(tenantId, contactId, at);
    const standing = await roll.find(tenantId, contactId);
    if (!standing.online) tellSoon(tenantId, contactId, standing);
  }

  return {
    connected(tenantId, contactId) {
      const key = `${tenantId}:${contactId}`;
      const known = present.get(key);
      const visitor = known ?? { connections: 0 };
      clearTimeout(visitor.going);
      visitor.connections += 1;
      if (!known) {
        present.set(key, visitor);
        roll.came(tenantId, contactId);
        tellSoon(tenantId, contactId, { online: true, left_at: null });
      }
      return () => {
        visitor.connections -= 1;
        if (visitor.connections > 0) return;
        const at = now();
        visitor.going = setTimeout(() => {
          present.delete(key);
          leave(tenantId, contactId, at).catch((error: unknown) => log.error({ err: error }, 'that a visitor left could not be noted'));
        }, graceMs).unref();
      };
    },
    find: (tenantId, contactId) => roll.find(tenantId, contactId),
    async stop() {
      clearTimeout(telling);
      for (const { going } of present.values()) clearTimeout(going);
      await roll.close();
    },
  };
}
