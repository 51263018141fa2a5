import type { PostgresServer } from '#test/postgres-server.ts';
import type { ServerProcess } from '#test/server-process.ts';
import type { FaultPlan } from './run-faults.ts';

/** One time that a fault struck. */
export interface Blow {
  /** Messages that were acknowledged by then. */
  acknowledged: number;
  /** Until the server served again, in milliseconds. */
  backMs: number;
  /** What `/readyz` and `/healthz` said meanwhile; null where nothing answered. */
  ready: number | null;
  healthy: number | null;
}

export interface StrikeParts {
  plan: FaultPlan;
  random: () => number;
  server: ServerProcess;
  postgres: PostgresServer | undefined;
  /** Messages that the run will have. */
  total: number;
  acknowledged: () => number;
  /** Ends with the last message. */
  talking: Promise<unknown>;
}

/** No fault strikes later than after this share of the messages. */
const LATEST = 0.95;
/** A blow falls so long after its moment, in milliseconds, at the most: in the middle of whatever happens then. */
const LATER_MS = 40;
/** How long a database is away: restarted at once, and a real outage. In milliseconds. */
const AWAY_MS = { database: 0, outage: 10_000 };
const LOOK_MS = 2;
const READY_MS = 90_000;

/** Lets the fault strike at moments that chance chooses, spread over the run. */
export async function strike(parts: StrikeParts): Promise<Blow[]> {
  const { plan, random, total, acknowledged, talking } = parts;
  const moments = Array.from({ length: plan.blows }, () => random() * LATEST * total).toSorted((a, b) => a - b);
  const run = { isOver: false };
  void talking.then(() => {
    run.isOver = true;
  });
  const blows: Blow[] = [];
  for (const moment of moments) {
    while (acknowledged() < moment && !run.isOver) await pause(LOOK_MS);
    await pause(random() * LATER_MS);
    blows.push(await strikeOnce(parts));
  }
  return blows;
}

async function strikeOnce({ plan, server, postgres, acknowledged }: StrikeParts): Promise<Blow> {
  const [at, begun] = [acknowledged(), performance.now()];
  if (plan.fault === 'server') {
    await server.kill();
    await server.start();
    return { acknowledged: at, backMs: performance.now() - begun, ready: null, healthy: null };
  }
  if (!postgres) throw new Error('only a PostgreSQL of the run can be restarted');
  await postgres.crash();
  await pause(AWAY_MS[plan.fault as keyof typeof AWAY_MS] / 2);
  const said = { ready: await statusOf(`${server.origin}/readyz`), healthy: await statusOf(`${server.origin}/healthz`) };
  await pause(AWAY_MS[plan.fault as keyof typeof AWAY_MS] / 2);
  await postgres.start();
  await whenReady(server);
  return { acknowledged: at, backMs: performance.now() - begun, ...said };
}

async function whenReady(server: ServerProcess): Promise<void> {
  for (let waited = 0; waited < READY_MS; waited += 50) {
    // As whoever watches over it does: a server that has ended is started again. The run counts it all the same.
    if (!server.isRunning) await server.start();
    if ((await statusOf(`${server.origin}/readyz`)) === 200) return;
    await pause(50);
  }
  throw new Error(`The server did not come back:\n${server.log}`);
}

function statusOf(url: string): Promise<number | null> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => null,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
