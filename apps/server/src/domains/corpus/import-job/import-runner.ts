import type { Logger } from 'pino';
import type { Announcer } from '#/announcer.ts';
import { inBackground } from '#/database/give-way.ts';
import { isConnectionLost } from '#/database/is-connection-lost.ts';
import type { Database } from '#/database/open-database.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { saveImportState, stuckImports } from './import-job.repository.ts';
import { writePiece } from './write-piece.ts';

/** An import that nobody has moved for so long was cut off, in milliseconds. */
const ABANDONED_MS = 60_000;

export interface ImportParts {
  database: Database;
  announcer: Pick<Announcer, 'importProgress'>;
  now: () => number;
  log: Logger;
}

/** Writes the rows of imports, a piece a transaction; whoever else writes the same import at the same time writes other pieces. */
export interface ImportRunner {
  /** Writes an import to its end. @returns when it is over, or the server stops */
  run(tenantId: number, id: string): Promise<void>;
  /**
   * Takes up what a crash cut off.
   * @param olderThanMs age from which an import counts as cut off
   * @param isAlone no other server can be storing a file just now
   */
  recover(olderThanMs?: number, isAlone?: boolean): Promise<number>;
  /** Resolves when nothing is being written. */
  idle(): Promise<void>;
  /** Ends after the pieces under way; the next process goes on there. */
  stop(): Promise<void>;
}

export function createImportRunner({ database: any, announcer, now, log }: ImportParts): ImportRunner {
  const database = inBackground(any);
  const running = new Map<string, Promise<void>>();
  let isStopped = false;

  async function write(tenantId: number, id: string): Promise<void> {
    for (;;) {
      if (isStopped) return;
      const job = await writePiece(database, tenantId, id, now());
      if (!job) return;
      announcer.importProgress(job.userId, { import_id: id, done: job.done, total: job.total });
      if (job.state !== 'running') return;
    }
  }

  async function guarded(tenantId: number, id: string): Promise<void> {
    try {
      await write(tenantId, id);
    } catch (error) {
      log.error({ err: error, import: id }, 'an import was cut off');
      // Without its database it waits for the next round; anything else fails again however often it is tried.
      if (isConnectionLost(error)) return;
      await inTenant(database, tenantId, (scope) => saveImportState(scope, id, 'failed', now()));
    }
  }

  function run(tenantId: number, id: string): Promise<void> {
    const known = running.get(id);
    if (known) return known;
    const work = guarded(tenantId, id).finally(() => running.delete(id));
    running.set(id, work);
    return work;
  }

  return {
    run,
    async recover(olderThanMs = ABANDONED_MS, isAlone = false) {
      const reading = now() - (isAlone ? olderThanMs : Math.max(olderThanMs, ABANDONED_MS));
      let count = 0;
      for (const tenantId of await inPlatform(database, listTenantIds)) {
        const stuck = await inTenant(database, tenantId, (scope) => stuckImports(scope, { running: now() - olderThanMs, reading }));
        for (const { id, state } of stuck) {
          // Its file went with the server that read it, before anything was written.
          if (state === 'reading') await inTenant(database, tenantId, (scope) => saveImportState(scope, id, 'failed', now()));
          else run(tenantId, id).catch((error: unknown) => log.error({ err: error, import: id }, 'an import waits for the next round'));
          count += 1;
        }
      }
      return count;
    },
    async idle() {
      while (running.size > 0) await Promise.allSettled(running.values());
    },
    async stop() {
      isStopped = true;
      await Promise.allSettled(running.values());
    },
  };
}
