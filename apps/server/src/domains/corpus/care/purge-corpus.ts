import type { TenantScope } from '#/database/transaction.ts';
import { forgetImports } from '#/domains/corpus/import-job/import-job.repository.ts';
import { forgetJobs } from '#/domains/corpus/bulk/job.repository.ts';
import { forgetOldVersions } from '#/domains/corpus/versions/version.repository.ts';
import { forgetEmptyGaps } from './gap/gap.repository.ts';

/** Work on many entries can be taken back for so long, in milliseconds. */
const JOBS_KEPT_MS = 7 * 86_400_000;

/** Removes what nobody asks the corpus for any more: old jobs and imports, versions behind those kept, gaps without a conversation. */
export async function purgeCorpus(scope: TenantScope, now: number): Promise<void> {
  await forgetJobs(scope, now - JOBS_KEPT_MS);
  await forgetImports(scope, now - JOBS_KEPT_MS);
  await forgetOldVersions(scope);
  await forgetEmptyGaps(scope);
}
