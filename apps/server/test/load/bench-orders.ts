import { user, workOrderCalendar, workOrders, type Endpoint, type RequestInput } from '@lobby/contract';
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
import { createHttp } from '#/http/create-http.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { loadOrders } from './order-load.ts';
import { percentile } from './percentile.ts';

const TIMES = 40;
const WARM_UP = 3;
/** What a call may take, in milliseconds: on PostgreSQL, and embedded. */
const GOALS_MS = { postgres: 100, pglite: 250 } as const;

type List = RequestInput<typeof workOrders.list>;
const MONTH_MS = 30 * 86_400_000;

/** What a desk asks for in a day of work. */
const LISTS: readonly (readonly [string, List])[] = [
  ['table, open', {}],
  ['table, mine', { view: 'mine' }],
  ['table, overdue by due', { view: 'overdue', sort: 'due' }],
  ['table, priority', { sort: 'priority' }],
  ['table, settled', { view: 'settled' }],
  ['table, settled, priority', { view: 'settled', sort: 'priority' }],
  ['table, all, priority', { view: 'all', sort: 'priority' }],
  ['table, all, by due', { view: 'all', sort: 'due' }],
  ['table, all, oldest', { view: 'all', sort: 'oldest' }],
  ['filter, type', { view: 'all', type: '018f0000-0000-7000-8b00-000000000001' }],
  ['filter, nobody, urgent', { view: 'all', assignee: 0, priority: 'urgent' }],
  ['filter, made last month', { view: 'all', created_from: Date.now() - MONTH_MS }],
  ['filter, due this month', { due_from: Date.now(), due_to: Date.now() + MONTH_MS, sort: 'due' }],
  ['board, new', { status: 'new' }],
  ['board, on hold', { status: 'on_hold' }],
  ['board, closed', { status: 'closed' }],
  ['search, refund', { view: 'all', q: 'refund' }],
  ['search, 拉鏈', { view: 'all', q: '拉鏈' }],
  ['search, 鏈', { view: 'all', q: '鏈' }],
  ['search, 鯨', { view: 'all', q: '鯨' }],
  ['search, tv', { view: 'all', q: 'tv' }],
  ['search, re', { view: 'all', q: 're' }],
  ['search, e', { view: 'all', q: 'e' }],
  ['search, refund, mine', { view: 'mine', q: 'refund' }],
  ['search, 交換部品', { q: '交換部品' }],
  ['search, a person', { view: 'all', q: '美咲 700' }],
  ['search, nothing', { view: 'all', q: 'nowhere' }],
  ['search, a number', { view: 'all', q: 'WO-07000' }],
];

async function measure(database: Database, orders: number): Promise<[string, number, number][]> {
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
  const { token } = (await ask(user.login, { ...DEMO_ACCOUNT, business_id: 1 })) as { token: string };
  const { id, tenant_id: tenant } = (await ask(user.info, {}, token)) as { id: number; tenant_id: number };
  await loadOrders(database, tenant, id, orders);
  const calls = [
    ...LISTS.map(([name, request]) => [name, () => ask(workOrders.list, { ...request, limit: 30 }, token)] as const),
    ['calendar, a month', () => ask(workOrderCalendar.get, {}, token)] as const,
  ];
  const lines: [string, number, number][] = [];
  for (const [name, call] of calls) {
    const taken: number[] = [];
    for (let turn = 0; turn < WARM_UP + TIMES; turn += 1) {
      const start = performance.now();
      await call();
      if (turn >= WARM_UP) taken.push(performance.now() - start);
    }
    lines.push([name, percentile(taken, 0.5), percentile(taken, 0.95)]);
  }
  return lines;
}

const { values } = parseArgs({
  options: { database: { type: 'string', default: 'pglite' }, orders: { type: 'string', default: '100000' } },
});
const isPostgres = values.database === 'postgres';
const server = isPostgres ? await startPostgres() : undefined;
const directory = server ? undefined : await mkdtemp(join(tmpdir(), 'lobby-orders-'));
const database = await openDatabase(server ? { url: server.url } : { directory });
try {
  await migrate(database);
  const goal = GOALS_MS[isPostgres ? 'postgres' : 'pglite'];
  console.log(`${values.orders} work orders on ${values.database}, times at the server in ms (goal: 95 of 100 within ${goal})`);
  for (const [name, middle, most] of await measure(database, Number(values.orders)))
    console.log(`${name.padEnd(26)} ${middle.toFixed(1).padStart(8)} ${most.toFixed(1).padStart(8)}  ${most <= goal ? 'met' : 'MISSED'}`);
} finally {
  await database.close();
  await server?.stop();
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
}
process.exit();
