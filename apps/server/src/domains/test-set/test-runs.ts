import { TEST_RUNS_PER_DAY, type ResponseOf, type TestCase, type TestRun, type testSets } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { waitForSame } from '#/database/wait-for-same.ts';
import { findDraft, findPublished } from '#/domains/bot/find-settings.ts';
import { BusinessError } from '#/errors.ts';
import {
  countRuns,
  endRun,
  findLatestRuns,
  findResults,
  findRun,
  findRunBefore,
  insertRun,
  type ResultRow,
} from './test-run.repository.ts';
import { findCases } from './test-set.repository.ts';

const DAY_MS = 86_400_000;

/** Starts a run, which goes on when nobody looks; one that is trying the same already is answered with. @throws BusinessError not_found where there is nothing to try; quota_exceeded */
export async function startRun({ request, actor, services }: Call<typeof testSets.start>): Promise<TestRun> {
  const run = await inTenant(services.database, actor.tenantId, async (scope) => {
    await waitForSame(scope, 'test_run', request.id);
    const { version: draftVersion, settings: draft } = await findDraft(scope);
    const versionNo = request.version_no ?? null;
    const going = (await findLatestRuns(scope)).find((run) => run.set_id === request.id && run.state === 'running');
    if (going?.version_no === versionNo && going.draft_version === draftVersion) return going;
    if ((await countRuns(scope, services.now() - DAY_MS)) >= TEST_RUNS_PER_DAY)
      throw new BusinessError('quota_exceeded', { limit: TEST_RUNS_PER_DAY }, { limit: TEST_RUNS_PER_DAY });
    const total = (await findCases(scope, request.id)).length;
    if (total === 0) throw new BusinessError('not_found');
    const settings = versionNo === null ? draft : await findPublished(scope, versionNo);
    if (!settings) throw new BusinessError('not_found');
    const started = { setId: request.id, versionNo, draftVersion, settings, total, by: actor.name };
    return getRun(scope, await insertRun(scope, started, services.now()));
  });
  services.testRunner.start(actor.tenantId, run.id);
  return run;
}

/** @throws BusinessError not_found */
export function viewRun({ request, actor, services }: Call<typeof testSets.run>): Promise<ResponseOf<typeof testSets.run>> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const run = await getRun(scope, request.id);
    const beforeId = await findRunBefore(scope, run);
    const [results, before] = [await findResults(scope, run.id), beforeId === undefined ? [] : await findResults(scope, beforeId)];
    return { run, results: compare(await findCases(scope, run.set_id), results, before) };
  });
}

/** @throws BusinessError not_found */
export function cancelRun({ request, actor, services }: Call<typeof testSets.cancel>): Promise<TestRun> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await getRun(scope, request.id);
    await endRun(scope, request.id, 'cancelled', services.now());
    return getRun(scope, request.id);
  });
}

async function getRun(scope: TenantScope, id: string): Promise<TestRun> {
  const run = await findRun(scope, id);
  if (!run) throw new BusinessError('not_found');
  return run;
}

/** Results in the order of the cases, beside those of the run before; a case that was removed since is left out. */
function compare(cases: TestCase[], results: ResultRow[], before: ResultRow[]): ResponseOf<typeof testSets.run>['results'] {
  return cases.flatMap(({ id, turns, locale }) => {
    const result = results.find((each) => each.case_id === id);
    if (!result) return [];
    const was = before.find((each) => each.case_id === id)?.passed;
    const change = was === undefined || was === result.passed ? null : result.passed ? ('fixed' as const) : ('broken' as const);
    return [{ ...result, question: turns.at(-1) ?? '', locale, change }];
  });
}
