import type { Hono } from 'hono';
import { isMigrated } from '#/database/migrate.ts';
import type { Services } from '#/services.ts';

/** `/healthz`: the process answers. `/readyz`: the database answers and has every migration. */
export function mountHealth(app: Hono, { database, log }: Services): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = await isMigrated(database).catch((error: unknown) => {
      log.warn({ err: error }, 'the database does not answer');
      return false;
    });
    return c.json({ status: ready ? 'ok' : 'unavailable' }, ready ? 200 : 503);
  });
}
