import { user, type MessagingKind } from '@lobby/contract';
import { openDatabase } from '#/database/open-database.ts';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { dice } from '#test/dice.ts';
import { callPersistently, type CallerSettings } from '#test/faults/persistent-call.ts';
import { startPostgres, type PostgresServer } from '#test/postgres-server.ts';
import { BRIEF, prepareServer, type ServerProcess } from '#test/server-process.ts';
import { openTraffic, type ChannelReport, type ChannelTraffic } from './channel-traffic.ts';
import { watchUntilDone } from './watch.ts';

interface ChannelPlan {
  /** Services that people write on, all at once, to one server. */
  kinds: readonly MessagingKind[];
  engine: 'pglite' | 'postgres';
  /** Events that people bring about on each, about; each is posted up to five times. */
  events: number;
  /** How often the server is killed; on PostgreSQL every second time it is the database that crashes. */
  kills: number;
  seed: number;
  /** A service that says nothing is given up by whoever stands between after so long, in milliseconds; without it the server waits as long as it does. */
  hangsMs?: number;
}

interface FaultReport {
  channels: ReadonlyMap<MessagingKind, ChannelReport>;
  kills: { server: number; database: number };
  /** Ends of the server that nobody asked for. */
  crashes: number;
  tookMs: number;
  log: string;
}

const LOOK_MS = 60;

/** Lets many people write on services that post and take badly, to a server that is killed, and judges what became of it. */
export async function runChannelFaults(plan: ChannelPlan): Promise<FaultReport> {
  const begun = performance.now();
  const random = dice(plan.seed);
  const traffics: ChannelTraffic[] = [];
  for (const kind of plan.kinds) traffics.push(await openTraffic(kind, plan.events, dice(plan.seed + traffics.length), plan.hangsMs));
  const postgres = plan.engine === 'postgres' ? await startPostgres('on') : undefined;
  // A mail server at fault tells nobody the code that a business registers with, so that the demo's takes part.
  const settings = Object.assign({}, ...traffics.map((traffic) => traffic.settings)) as Record<string, string>;
  const server = await prepareServer({ ...settings, LOBBY_SEED: 'demo', ...(postgres && { DATABASE_URL: postgres.url }) }, BRIEF);
  try {
    await server.start();
    const caller: CallerSettings = { origin: server.origin, random, over: new AbortController().signal };
    const { token } = await callPersistently(caller, user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
    const ids: string[] = [];
    for (const traffic of traffics) ids.push(await traffic.connect(server, caller, token));
    const all = sum(traffics.map(({ events }) => events));
    const kills = strikeWhile({ plan, random, server, postgres, share: () => sum(traffics.map(({ done }) => done)) / all });
    await Promise.all(traffics.map(async (traffic) => traffic.play()));
    const struck = await kills;
    await watchUntilDone(caller, token, new Set(ids), async () => sum(await Promise.all(traffics.map(async (traffic) => traffic.tell()))));
    await server.end();
    const channels = await judgeAll(plan.kinds, traffics, postgres ? { url: postgres.url } : { directory: server.data });
    return { channels, kills: struck, crashes: server.crashes, tookMs: performance.now() - begun, log: server.log };
  } finally {
    await server.stop();
    await postgres?.stop();
    for (const traffic of traffics) await traffic.close();
  }
}

/** @param where address of the PostgreSQL, or the data folder of the server, which has stopped */
async function judgeAll(
  kinds: readonly MessagingKind[],
  traffics: readonly ChannelTraffic[],
  where: { url: string } | { directory: string },
): Promise<Map<MessagingKind, ChannelReport>> {
  // One that is embedded takes seconds to open.
  const database = await openDatabase(where);
  try {
    const reports = new Map<MessagingKind, ChannelReport>();
    for (const [at, kind] of kinds.entries()) reports.set(kind, await (traffics[at] as ChannelTraffic).judge(database));
    return reports;
  } finally {
    await database.close();
  }
}

interface Striking {
  plan: ChannelPlan;
  random: () => number;
  server: ServerProcess;
  postgres: PostgresServer | undefined;
  /** Share of what people do that is done. */
  share: () => number;
}

async function strikeWhile({ plan, random, server, postgres, share }: Striking): Promise<FaultReport['kills']> {
  const kills = { server: 0, database: 0 };
  const at = Array.from({ length: plan.kills }, (_, no) => (no + 0.3 + random() * 0.6) / (plan.kills + 1));
  for (const [no, moment] of at.entries()) {
    while (share() < moment) await pause(LOOK_MS);
    await pause(random() * LOOK_MS);
    if (postgres && no % 2 === 1) {
      await postgres.crash();
      await postgres.start();
      if (!server.isRunning) await server.start();
      kills.database += 1;
    } else {
      await server.kill();
      await server.start();
      kills.server += 1;
    }
  }
  return kills;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
