import { TEST_CASES_MAX, TEST_SETS_MAX, type ResponseOf, type TestCase, type testSets, type TestSet } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findLatestRuns } from './test-run.repository.ts';
import { deleteCase, deleteSet, findCases, findSet, findSets, insertSet, updateSet, writeCases } from './test-set.repository.ts';

export function listSets({ actor, services }: Call<typeof testSets.list>): Promise<ResponseOf<typeof testSets.list>> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const [sets, runs] = [await findSets(scope), await findLatestRuns(scope)];
    return { items: sets.map((set) => ({ ...set, last_run: runs.find((run) => run.set_id === set.id) ?? null })) };
  });
}

/** @throws BusinessError quota_exceeded */
export function createSet({ request, actor, services }: Call<typeof testSets.create>): Promise<TestSet> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await findSets(scope)).length >= TEST_SETS_MAX) throw full(TEST_SETS_MAX);
    return viewSet(scope, await insertSet(scope, request.name, services.now()));
  });
}

/** @throws BusinessError not_found */
export function saveSet({ request, actor, services }: Call<typeof testSets.update>): Promise<TestSet> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await viewSet(scope, request.id);
    await updateSet(scope, request.id, request.name, request.is_gate);
    return viewSet(scope, request.id);
  });
}

/** @throws BusinessError not_found */
export async function removeSet({ request, actor, services }: Call<typeof testSets.remove>): Promise<Record<string, never>> {
  const removed = await inTenant(services.database, actor.tenantId, (scope) => deleteSet(scope, request.id));
  if (!removed) throw new BusinessError('not_found');
  return {};
}

/** @throws BusinessError not_found */
export function listCases({ request, actor, services }: Call<typeof testSets.cases>): Promise<{ items: TestCase[] }> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await viewSet(scope, request.id);
    return { items: await findCases(scope, request.id) };
  });
}

/** @throws BusinessError not_found, quota_exceeded */
export function saveCase({ request, actor, services }: Call<typeof testSets.saveCase>): Promise<TestCase> {
  const { id, case_id: caseId, ...fields } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (caseId === undefined) await spendRoom(scope, id, 1);
    const kept = caseId === undefined ? undefined : (await findCases(scope, id)).find((each) => each.id === caseId);
    if (caseId !== undefined && !kept) throw new BusinessError('not_found');
    const row = { ...fields, id: caseId, conversation_id: kept?.conversation_id ?? null };
    return only(await writeCases(scope, id, [row], services.now()));
  });
}

/** @throws BusinessError not_found */
export async function removeCase({ request, actor, services }: Call<typeof testSets.removeCase>): Promise<Record<string, never>> {
  const { id, case_id: caseId } = request;
  const removed = await inTenant(services.database, actor.tenantId, (scope) => deleteCase(scope, id, caseId, services.now()));
  if (!removed) throw new BusinessError('not_found');
  return {};
}

/** @returns how many more a set takes @throws BusinessError not_found; quota_exceeded where it does not take `more` */
export async function spendRoom(scope: TenantScope, setId: string, more: number): Promise<number> {
  const { cases } = await viewSet(scope, setId);
  if (cases + more > TEST_CASES_MAX) throw full(TEST_CASES_MAX);
  return TEST_CASES_MAX - cases;
}

/** @throws BusinessError not_found */
async function viewSet(scope: TenantScope, id: string): Promise<TestSet> {
  const set = await findSet(scope, id);
  if (!set) throw new BusinessError('not_found');
  return { ...set, last_run: (await findLatestRuns(scope)).find((run) => run.set_id === id) ?? null };
}

export function only(cases: TestCase[]): TestCase {
  const [first] = cases;
  if (!first) throw new BusinessError('not_found');
  return first;
}

function full(limit: number): BusinessError {
  return new BusinessError('quota_exceeded', { limit }, { limit });
}
