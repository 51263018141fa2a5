import { user as account, type Endpoint } from '@lobby/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#/config.ts';
import { createServices } from '#/create-services.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase } from '#/database/open-database.ts';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { seedDemo } from '#/database/seed/seed-demo.ts';
import { keepTenantFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { createHttp } from '#/http/create-http.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { loadConversations } from './analysis-load.ts';

/** People of the business. */
const AGENTS = 20;

/** A business with a year of conversations, counted, as its owner reaches it. */
export interface LoadedBusiness {
  /** Numbers of its people. */
  agents: readonly number[];
  fetch(endpoint: Endpoint, request: object): Promise<Response>;
  /** @throws where it is refused */
  ask(endpoint: Endpoint, request: object): Promise<unknown>;
  close(): Promise<void>;
}

/** @param engine `postgres` or `pglite` */
export async function openLoadedBusiness(engine: string, conversations: number): Promise<LoadedBusiness> {
  const server = engine === 'postgres' ? await startPostgres() : undefined;
  const directory = server ? undefined : await mkdtemp(join(tmpdir(), 'lobby-analysis-'));
  const database = await openDatabase(server ? { url: server.url } : { directory });
  const close = async () => {
    await database.close();
    await server?.stop();
    if (directory !== undefined) await rm(directory, { recursive: true, force: true });
  };
  try {
    await migrate(database);
    const services = await createServices({ ...readConfig({ LOBBY_SEED: 'none', LOG_LEVEL: 'silent' }), rates: NO_LIMITS }, database, {});
    await seedDemo(services);
    const http = createHttp(services);
    const signedIn: { token?: string } = {};
    const fetch = async ({ method, path }: Endpoint, request: object) => {
      const isRead = method === 'GET';
      const query = isRead
        ? `?${new URLSearchParams(Object.entries(request).map(([name, value]): [string, string] => [name, String(value)])).toString()}`
        : '';
      return http.fetch(
        new Request(`http://lobby.test${path}${query}`, {
          method,
          headers: { 'content-type': 'application/json', ...signedIn },
          ...(isRead ? {} : { body: JSON.stringify(request) }),
        }),
      );
    };
    const ask = async (endpoint: Endpoint, request: object) => {
      const { code, msg, data } = (await (await fetch(endpoint, request)).json()) as { code: number; msg: string; data: unknown };
      if (code !== 1) throw new Error(`${endpoint.path}: ${msg}`);
      return data;
    };
    const { token } = (await ask(account.login, { ...DEMO_ACCOUNT, business_id: 1 })) as { token: string };
    signedIn.token = token;
    const { id, tenant_id: tenant } = (await ask(account.info, {})) as { id: number; tenant_id: number };
    const agents = Array.from({ length: AGENTS }, (_, index) => id + index);
    console.error('filling …');
    await loadConversations(database, tenant, agents, conversations);
    const start = performance.now();
    await keepTenantFacts(services, tenant);
    console.log(`counted in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
    await database.pool.query('VACUUM ANALYZE');
    return { agents, fetch, ask, close };
  } catch (error) {
    await close();
    throw error;
  }
}
