import { setImmediate } from 'node:timers/promises';
import type { TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { lockCorpus, publishChange, readChangeNo } from './corpus-state.repository.ts';
import { insertEntries, replaceEntries } from './corpus-writes.repository.ts';
import { findByKeys } from './corpus.repository.ts';
import { countEntries } from './count-entries.ts';
import type { GoodRow } from './import/check-rows.ts';
import { planRows, type RowsPlan } from './import/plan-rows.ts';
import { firstCorpusId } from './shelves/shelf.repository.ts';

/** Rows compared or written at once. */
const ROWS_AT_ONCE = 250;

/** What an import would do, and the change of the corpus that it was decided on. */
export interface ImportPlan extends RowsPlan {
  changeNo: number;
  mayApprove: boolean;
}

/** Runs work in a transaction: one of its own, or one that is open. */
export type InScope = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;

/** Decides slice by slice what an import would do, without writing. */
export async function planImport(inScope: InScope, rows: readonly GoodRow[], mayApprove: boolean): Promise<ImportPlan> {
  const { changeNo, room, first } = await inScope(async (scope) => {
    const { corpus_entries: limit } = await planLimits(scope);
    return { changeNo: await readChangeNo(scope), room: limit - (await countEntries(scope)), first: await firstCorpusId(scope) };
  });
  const whole: ImportPlan = { changeNo, mayApprove, added: [], updated: [], unchanged: 0, rejected: [] };
  for (const slice of slicesOf(rows)) {
    const stored = await inScope((scope) => findByKeys(scope, slice));
    const plan = planRows(slice, stored, { room: room - whole.added.length, first, mayApprove });
    whole.added.push(...plan.added);
    whole.updated.push(...plan.updated);
    whole.rejected.push(...plan.rejected);
    whole.unchanged += plan.unchanged;
    await setImmediate();
  }
  return whole;
}

/**
 * Writes what was planned, all within the transaction of the scope; what changed since it was planned is planned anew.
 * @param by name shown as the author
 * @param onProgress told how many rows are done so far
 */
export async function writeRows(
  scope: TenantScope,
  rows: readonly GoodRow[],
  planned: ImportPlan,
  by: string,
  onProgress: (done: number) => void,
): Promise<RowsPlan> {
  const changeNo = await lockCorpus(scope);
  const plan = planned.changeNo === changeNo - 1 ? planned : await planImport((work) => work(scope), rows, planned.mayApprove);
  let done = plan.unchanged + plan.rejected.length;
  const tell = (count: number) => onProgress((done += count));
  for (const slice of slicesOf(plan.added)) {
    await insertEntries(scope, slice, { changeNo, by });
    tell(slice.length);
  }
  for (const slice of slicesOf(plan.updated.toSorted((a, b) => (a.id < b.id ? -1 : 1)))) {
    await replaceEntries(scope, slice, { changeNo, by });
    tell(slice.length);
  }
  if (plan.added.length + plan.updated.length > 0) await publishChange(scope, changeNo);
  onProgress(rows.length);
  return plan;
}

function* slicesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += ROWS_AT_ONCE) yield items.slice(start, start + ROWS_AT_ONCE);
}
