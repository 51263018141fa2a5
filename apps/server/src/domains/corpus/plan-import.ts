import { setImmediate } from 'node:timers/promises';
import type { TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { findByKeys } from './corpus.repository.ts';
import { countEntries } from './count-entries.ts';
import type { GoodRow } from './import/check-rows.ts';
import { planRows, type ImportTerms, type RowsPlan } from './import/plan-rows.ts';
import { firstCorpusId } from './shelves/shelf.repository.ts';

/** Rows compared at once. */
const ROWS_AT_ONCE = 250;

/** Counts of what an import would do, and the rows that it would refuse. */
export interface ImportForecast extends Pick<RowsPlan, 'unchanged' | 'rejected'> {
  added: number;
  updated: number;
}

/** Runs work in a transaction of its own. */
type InScope = <T>(work: (scope: TenantScope) => Promise<T>) => Promise<T>;

/** What an import has to keep to, as things stand. */
export async function importTerms(scope: TenantScope, mayApprove: boolean): Promise<ImportTerms> {
  const { corpus_entries: limit } = await planLimits(scope);
  return { room: limit - (await countEntries(scope)), first: await firstCorpusId(scope), mayApprove };
}

/** Decides what is to be done with some rows. */
export async function planPiece(scope: TenantScope, rows: readonly GoodRow[], terms: ImportTerms): Promise<RowsPlan> {
  return planRows(rows, await findByKeys(scope, rows), terms);
}

/** Tells slice by slice what an import would do, without writing. */
export async function forecastImport(inScope: InScope, rows: readonly GoodRow[], mayApprove: boolean): Promise<ImportForecast> {
  const terms = await inScope((scope) => importTerms(scope, mayApprove));
  const whole: ImportForecast = { added: 0, updated: 0, unchanged: 0, rejected: [] };
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const slice = rows.slice(start, start + ROWS_AT_ONCE);
    const plan = await inScope((scope) => planPiece(scope, slice, { ...terms, room: terms.room - whole.added }));
    whole.added += plan.added.length;
    whole.updated += plan.updated.length;
    whole.rejected.push(...plan.rejected);
    whole.unchanged += plan.unchanged;
    await setImmediate();
  }
  return whole;
}
