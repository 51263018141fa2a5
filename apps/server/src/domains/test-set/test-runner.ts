import type { BotAnswer, TestCase } from '@lobby/contract';
import { leftAtEnd } from '#/database/give-way.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import type { Turn } from '#/domains/bot/answer/answer.ts';
import { findPublishedTools } from '#/domains/bot/find-settings.ts';
import { tryQuestion } from '#/domains/bot/try-question.ts';
import type { ToolRow } from '#/domains/tool/read-tools.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { judgeCase } from './judge-case.ts';
import { endRun, findRunning, takeAbandoned, writeResult, type ResultRow } from './test-run.repository.ts';
import { findCases } from './test-set.repository.ts';

/** A run that stands still for this long was cut off, in milliseconds: longer than any case takes. */
const ABANDONED_MS = 180_000;

/** Tries test sets, one after the other in this process, whoever looks. */
export interface TestRunner {
  start(tenantId: number, runId: string): void;
  /** Goes on with runs that a crash cut off. @returns how many */
  recover(): Promise<number>;
  /** Resolves when no run is under way. */
  idle(): Promise<void>;
  /** Ends after the case at hand; what is left is taken up after the next start. */
  stop(): Promise<void>;
}

type Parts = Omit<Services, 'testRunner'>;

export function createTestRunner(services: Parts): TestRunner {
  const { log, now } = services;
  const resting = leftAtEnd(services.database);
  const life = { isOver: false };
  let last = Promise.resolve();
  const start = (tenantId: number, runId: string) => {
    last = last.then(() =>
      runCases(services, life, tenantId, runId).catch((error: unknown) =>
        log.error({ err: error, run: runId }, 'a test run waits for its next try'),
      ),
    );
  };
  return {
    start,
    async recover() {
      let count = 0;
      for (const tenantId of await inPlatform(resting, listTenantIds)) {
        const runs = await inTenant(resting, tenantId, (scope) => takeAbandoned(scope, now() - ABANDONED_MS, now()));
        for (const runId of runs) start(tenantId, runId);
        count += runs.length;
      }
      return count;
    },
    async idle() {
      for (let seen: Promise<void> | undefined; seen !== last;) {
        seen = last;
        await seen;
      }
    },
    stop() {
      life.isOver = true;
      return last;
    },
  };
}

async function runCases(services: Parts, life: { isOver: boolean }, tenantId: number, runId: string): Promise<void> {
  const { database, now } = services;
  const run = await inTenant(database, tenantId, async (scope) => {
    const found = await findRunning(scope, runId);
    if (!found) return undefined;
    const tools = found.versionNo === null ? undefined : await findPublishedTools(scope, found.versionNo);
    return { ...found, tools, cases: await findCases(scope, found.setId) };
  });
  if (!run) return;
  const done = new Set(run.done);
  for (const each of run.cases.filter(({ id }) => !done.has(id))) {
    if (life.isOver) return;
    const result = await tryCase(services, tenantId, run, each);
    if (!(await inTenant(database, tenantId, (scope) => writeResult(scope, runId, result, now())))) return;
  }
  await inTenant(database, tenantId, (scope) => endRun(scope, runId, 'done', now()));
}

/** What is tried: settings, and the tools of a published version; the draft's where they are left out. */
interface Tried {
  settings: BotSettings;
  tools?: readonly ToolRow[] | undefined;
}

/** The whole conversation of a case; the answer to its last turn is judged. */
async function tryCase(services: Parts, tenantId: number, { settings, tools }: Tried, each: TestCase): Promise<ResultRow> {
  try {
    const asking = { ...services, model: await services.findModel(tenantId, services.model) };
    const history: Turn[] = [];
    let [answer, turns, misses]: [BotAnswer | undefined, number, number] = [undefined, 0, 0];
    for (const question of each.turns) {
      answer = await tryQuestion(asking, settings, {
        tenantId,
        question,
        locale: each.locale,
        history: [...history],
        turns,
        misses,
        tools,
      });
      if (answer.kind === 'exact' || answer.kind === 'generated' || answer.kind === 'no_answer') turns += 1;
      if (answer.kind !== 'clarify') misses = answer.kind === 'no_answer' ? misses + 1 : 0;
      history.push({ role: 'visitor', text: question }, { role: 'assistant', text: answer.body });
    }
    if (!answer) throw new Error('the case says nothing');
    const faults = judgeCase(answer, each);
    return { case_id: each.id, passed: faults.length === 0, faults, answer };
  } catch (error) {
    services.log.warn({ err: error }, 'a test case could not be tried');
    return { case_id: each.id, passed: false, faults: [{ kind: 'crashed', about: '' }], answer: null };
  }
}
