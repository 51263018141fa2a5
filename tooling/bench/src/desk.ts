import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { orderStatements } from '#/desk/order-statements.ts';
import { seedStatements } from '#/desk/seed-statements.ts';
import { DESK_CALLS, timeCall } from '#/desk/time-calls.ts';
import { percentile } from '#/retrieval/measures.ts';
import { formatTable, formatTime } from '#/retrieval/print-table.ts';

const EXIT_USAGE = 2;
const TIMES = 20;
const WARM_UP = 3;
const DEMO = { email: 'demo@lobby.example', password: 'lobby2026' };

type Query = (sql: string) => Promise<{ rows: unknown[] }>;

async function seed(query: Query, conversations: number, messages: number): Promise<void> {
  const { rows } = await query(
    `SELECT u.id AS agent, m.tenant_id AS tenant FROM app_user u JOIN tenant_member m ON m.user_id = u.id WHERE u.email = '${DEMO.email}'`,
  );
  const found = rows[0] as { agent: number | string; tenant: number | string } | undefined;
  if (!found) throw new Error('The database has no demo account: start the server on it once.');
  const [tenant, agent] = [Number(found.tenant), Number(found.agent)];
  for (const { what, sql } of [
    ...seedStatements(tenant, agent, conversations, messages),
    ...orderStatements(tenant, agent, conversations),
  ]) {
    const start = performance.now();
    await query(sql);
    console.log(`${what}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  }
}

async function seedInto(database: string | undefined, data: string | undefined, conversations: number, messages: number): Promise<void> {
  if (database !== undefined) {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await seed((sql) => client.query(sql), conversations, messages);
    await client.end();
  } else if (data !== undefined) {
    const client = await PGlite.create(data);
    await seed((sql) => client.query(sql), conversations, messages);
    await client.close();
  }
}

async function callOf(server: string): Promise<(path: string) => Promise<unknown>> {
  const signedIn = await fetch(`${server}/api/micro/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  return async (path) => {
    const answer = await fetch(server + path, { headers: { token: data.token } });
    const { code, msg } = (await answer.json()) as { code: number; msg: string };
    if (code !== 1) throw new Error(`${path}: ${msg}`);
  };
}

async function measure(server: string): Promise<void> {
  const ask = await callOf(server);
  const rows: string[][] = [];
  for (const { name, path } of DESK_CALLS) {
    const taken = await timeCall(ask, path, TIMES, WARM_UP);
    rows.push([name, formatTime(percentile(taken, 0.5)), formatTime(percentile(taken, 0.95))]);
  }
  console.log(formatTable(['list', 'p50', 'p95'], rows));
}

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    data: { type: 'string' },
    server: { type: 'string' },
    conversations: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '4' },
  },
});
if (values.server !== undefined) await measure(values.server);
else if (values.database !== undefined || values.data !== undefined)
  await seedInto(values.database, values.data, Number(values.conversations), Number(values.messages));
else {
  console.error('Seed with --database URL or --data DIR, then measure with --server URL; README.md tells how.');
  process.exitCode = EXIT_USAGE;
}
