import { dice } from '#test/dice.ts';
import { startPostgres, type PostgresServer } from '#test/postgres-server.ts';
import { BRIEF, prepareServer, type ServerProcess } from '#test/server-process.ts';
import { AgentClient } from './agent-client.ts';
import { openBusiness, type Business } from './business.ts';
import { openClientLedger } from './client-ledger.ts';
import { openFaultModel, type FaultModel } from './fault-model.ts';
import { judge, type Verdict } from './judge.ts';
import type { CallerSettings } from './persistent-call.ts';
import { readTables } from './read-tables.ts';
import { settle } from './settle.ts';
import { strike, type Blow } from './strike.ts';
import { VisitorClient, type ClientParts } from './visitor-client.ts';

/** What is done to the server while everybody talks. */
export const FAULTS = ['server', 'database', 'outage', 'model'] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultPlan {
  engine: 'pglite' | 'postgres';
  fault: Fault;
  /** Messages that clients send and write down, about. */
  messages: number;
  /** How often the fault strikes; a model is at fault all the time. */
  blows: number;
  /** Chooses the moments and everything else that chance decides. */
  seed: number;
  /** Longest time after the last message in which nothing more arrives, in milliseconds: what is missing then is stuck. */
  settleMs?: number;
  /** A PostgreSQL to use in place of one of the run's own; it is not restarted. */
  postgresUrl?: string;
}

export interface FaultReport {
  verdict: Verdict;
  sent: number;
  /** Calls that were refused, with the reason. */
  refused: readonly string[];
  acknowledged: number;
  stored: number;
  blows: Blow[];
  /** Ends of the server that nobody asked for. */
  crashes: number;
  tookMs: number;
  /** The last lines of the server's log. */
  log: string;
  modelAsked: FaultModel['asked'] | undefined;
}

const BUSINESSES = 2;
const VISITORS_MAX = 20;
/** Messages of one visitor, at the least. */
const EACH_MIN = 5;
/** A bot's visitor sends one message where that of a person makes two. */
const SENT_PER_MESSAGE = 1.5;
const SETTLE_MS = 150_000;
/** One dashboard answers, the other one looks on. */
const DASHBOARDS = 2;

/** Runs one plan against the real server in a process of its own, and judges what became of every message. */
export async function runFaults(plan: FaultPlan): Promise<FaultReport> {
  const random = dice(plan.seed);
  const begun = performance.now();
  const postgres = plan.engine === 'postgres' && plan.postgresUrl === undefined ? await startPostgres('on') : undefined;
  const model = plan.fault === 'model' ? await openFaultModel(random) : undefined;
  const url = plan.postgresUrl ?? postgres?.url;
  const server = await prepareServer(
    {
      ...(url === undefined ? {} : { DATABASE_URL: url }),
      ...(model ? { MODEL_URL: model.url, MODEL_NAME: 'writer' } : {}),
    },
    BRIEF,
  );
  try {
    await server.start();
    const spoken = await talkUnderFaults(plan, random, server, postgres);
    await server.kill();
    const tables = await readTables(url === undefined ? { directory: server.data } : { url });
    return {
      verdict: judge(spoken.ledger, tables),
      sent: spoken.ledger.sent.length,
      refused: spoken.ledger.refused,
      acknowledged: spoken.ledger.sent.filter(({ acknowledged }) => acknowledged).length,
      stored: tables.messages.length,
      blows: spoken.blows,
      crashes: server.crashes,
      tookMs: performance.now() - begun,
      log: server.log,
      modelAsked: model?.asked,
    };
  } finally {
    await server.stop();
    await postgres?.stop();
    await model?.close();
  }
}

async function talkUnderFaults(plan: FaultPlan, random: () => number, server: ServerProcess, postgres: PostgresServer | undefined) {
  const over = new AbortController();
  const caller: CallerSettings = { origin: server.origin, random, over: over.signal };
  const begun = performance.now();
  const parts: ClientParts = { caller, ledger: openClientLedger(), clock: () => performance.now() - begun };
  const perVisitor = plan.messages / SENT_PER_MESSAGE / BUSINESSES;
  const visitorsEach = Math.max(2, Math.min(VISITORS_MAX, Math.floor(perVisitor / EACH_MIN)));
  const each = Math.ceil(perVisitor / visitorsEach);
  const houses: { business: Business; visitors: VisitorClient[]; agents: AgentClient[] }[] = [];
  for (let index = 0; index < BUSINESSES; index += 1) {
    const business = await openBusiness(caller, DASHBOARDS);
    const visitors = await Promise.all(
      Array.from({ length: visitorsEach }, (_, number) => VisitorClient.open(parts, `visitor ${index}.${number}`, business)),
    );
    houses.push({
      business,
      visitors,
      agents: business.tokens.map((token, no) => new AgentClient(parts, `agent ${index}.${no}`, business, token)),
    });
  }
  const visitors = houses.flatMap((house) => house.visitors);
  const agents = houses.flatMap((house) => house.agents);
  const all = visitors.map(({ conversationId }) => conversationId);
  for (const house of houses) {
    const own = house.visitors.map(({ conversationId }) => conversationId);
    const served = own.filter((_, number) => number % 2 === 0);
    for (const [no, agent] of house.agents.entries()) agent.watch(own, all, no === 0 ? served : []);
  }
  const total = visitors.length * each * SENT_PER_MESSAGE;
  const talking = Promise.all(visitors.map((visitor) => visitor.talk(each)));
  const acknowledged = () => parts.ledger.sent.filter((message) => message.acknowledged).length;
  const blows = plan.fault === 'model' ? [] : await strike({ plan, random, server, postgres, total, acknowledged, talking });
  await talking;
  await settle({ ledger: parts.ledger, visitors, agents, caller, token: (id) => tokenOf(houses, id) }, plan.settleMs ?? SETTLE_MS);
  over.abort();
  await Promise.all([...visitors, ...agents].map(({ follower }) => follower.close()));
  return { ledger: parts.ledger, blows };
}

function tokenOf(houses: { business: Business; visitors: VisitorClient[] }[], conversationId: string): string {
  const house = houses.find(({ visitors }) => visitors.some((visitor) => visitor.conversationId === conversationId));
  return house?.business.tokens[0] ?? '';
}
