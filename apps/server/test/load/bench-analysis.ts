import { analysis, user as account, type Endpoint, type RequestInput } from '@lobby/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#/config.ts';
import { createServices } from '#/create-services.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase, type Database } from '#/database/open-database.ts';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { seedDemo } from '#/database/seed/seed-demo.ts';
import { keepTenantFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { createHttp } from '#/http/create-http.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { loadConversations, MESSAGES_EACH } from './analysis-load.ts';
import { percentile } from './percentile.ts';

const TIMES = 12;
const WARM_UP = 2;
/** What a call may take, in milliseconds: on PostgreSQL, and embedded. */
const GOALS_MS = { postgres: 300, pglite: 800 } as const;

type Asked = RequestInput<typeof analysis.report>;
const DAYS = [7, 28, 90, 366] as const;
const TEAM = '018f0000-0000-7000-8b00-000000000002';

/** What the pages ask for. Each call also reads as many days before the period, to compare with. */
function asked(agent: number): [string, Asked][] {
  const filters: [string, Omit<Asked, 'days'>][] = [
    ['', {}],
    [', web', { channel: 'web' }],
    [', ja', { locale: 'ja-JP' }],
    [', one person', { agent }],
    [', a campaign', { campaign: 'campaign 24' }],
    [', a team on the web in en', { team: TEAM, channel: 'web', locale: 'en-US' }],
  ];
  return DAYS.flatMap((days) => filters.map(([name, filter]): [string, Asked] => [`${days} days${name}`, { days, ...filter }]));
}

async function measure(
  database: Database,
  conversations: number,
  print: (name: string, taken: readonly number[], processor: number) => void,
): Promise<void> {
  const services = await createServices({ ...readConfig({ LOBBY_SEED: 'none', LOG_LEVEL: 'silent' }), rates: NO_LIMITS }, database, {});
  await seedDemo(services);
  const http = createHttp(services);
  const ask = async (endpoint: Endpoint, request: object, token?: string) => {
    const isRead = endpoint.method === 'GET';
    const query = isRead
      ? `?${new URLSearchParams(Object.entries(request).map(([name, value]): [string, string] => [name, String(value)])).toString()}`
      : '';
    const response = await http.fetch(
      new Request(`http://lobby.test${endpoint.path}${query}`, {
        method: endpoint.method,
        headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) },
        ...(isRead ? {} : { body: JSON.stringify(request) }),
      }),
    );
    const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: unknown };
    if (code !== 1) throw new Error(`${endpoint.path}: ${msg}`);
    return data;
  };
  const { token } = (await ask(account.login, { ...DEMO_ACCOUNT, business_id: 1 })) as { token: string };
  const { id, tenant_id: tenant } = (await ask(account.info, {}, token)) as { id: number; tenant_id: number };
  const agents = Array.from({ length: 20 }, (_, index) => id + index);
  console.error('filling …');
  await loadConversations(database, tenant, agents, conversations);
  const start = performance.now();
  await keepTenantFacts(services, tenant);
  console.log(`counted in ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  await database.pool.query('VACUUM ANALYZE');
  for (const endpoint of [analysis.report, analysis.channels])
    for (const [name, request] of asked(id + 1)) {
      const taken: number[] = [];
      let start = process.cpuUsage();
      for (let turn = 0; turn < WARM_UP + TIMES; turn += 1) {
        if (turn === WARM_UP) start = process.cpuUsage();
        const began = performance.now();
        await ask(endpoint, request, token);
        if (turn >= WARM_UP) taken.push(performance.now() - began);
      }
      const { user, system } = process.cpuUsage(start);
      print(`${endpoint === analysis.report ? 'overview' : 'channel'}, ${name}`, taken, (user + system) / 1_000 / TIMES);
    }
}

const { values } = parseArgs({
  options: { database: { type: 'string', default: 'pglite' }, conversations: { type: 'string', default: '100000' } },
});
const isPostgres = values.database === 'postgres';
const conversations = Number(values.conversations);
const server = isPostgres ? await startPostgres() : undefined;
const directory = server ? undefined : await mkdtemp(join(tmpdir(), 'lobby-analysis-'));
const database = await openDatabase(server ? { url: server.url } : { directory });
try {
  await migrate(database);
  const goal = GOALS_MS[isPostgres ? 'postgres' : 'pglite'];
  console.log(
    `${conversations} conversations with ${conversations * MESSAGES_EACH} messages on ${values.database}, times at the server in ms: the middle one, 95 of 100 (goal: within ${goal}), and of the processor, without that of PostgreSQL`,
  );
  await measure(database, conversations, (name, taken, processor) => {
    const [middle, most] = [percentile(taken, 0.5), percentile(taken, 0.95)];
    console.log(
      `${name.padEnd(44)} ${middle.toFixed(0).padStart(6)} ${most.toFixed(0).padStart(6)} ${processor.toFixed(0).padStart(6)}  ${most <= goal ? 'met' : 'MISSED'}`,
    );
  });
} finally {
  await database.close();
  await server?.stop();
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
}
process.exit();
