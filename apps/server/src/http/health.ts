import type { Hono } from 'hono';
import { setTimeout } from 'node:timers/promises';
import { isMigrated } from '#/database/migrate.ts';
import type { Services } from '#/services.ts';

/** A database that is slower is as good as none to whoever asks whether this server is ready, in milliseconds. */
const READY_WITHIN_MS = 3_000;

/** `/healthz`: the process answers. `/readyz`: the database answers and has every migration. */
export function mountHealth(app: Hono, { database, log }: Services): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await Promise.race([isMigrated(database), refuseSlow()]).catch((error: unknown) => {
      log.warn({ err: error }, 'the database does not answer');
      return false;
    });
    return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });
}

async function refuseSlow(): Promise<never> {
  await setTimeout(READY_WITHIN_MS, undefined, { ref: false });
  throw new Error(`no answer within ${READY_WITHIN_MS} ms`);
}
