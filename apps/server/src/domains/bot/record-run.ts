import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import type { QueuedRun } from '#/domains/conversation/ledger.ts';
import { recordHit } from '#/domains/corpus/record-usage.ts';
import { recordRetrieved } from './bot-run.repository.ts';
import { modelCost, type ModelPrices } from './model-cost.ts';
import type { Composed } from './spoken-as.ts';

/** Keeps what an answer was made from and what it took; one that nothing was looked up for leaves nothing to keep. */
export async function recordRun(
  { database, prices }: { database: Database; prices: ModelPrices },
  run: Pick<QueuedRun, 'id' | 'tenantId'>,
  { answer, settings }: Pick<Composed, 'answer' | 'settings'>,
  isTest: boolean,
): Promise<void> {
  if (answer.score === null && !answer.modelUse) return;
  await inTenant(database, run.tenantId, async (scope) => {
    // Where nothing was good enough, what came nearest.
    const nearest = answer.used.length > 0 ? answer.used : (answer.found ?? []).slice(0, 1);
    const retrieved = nearest.map(({ kind, id, score }) => ({ [`${kind}_id`]: id, score }));
    const use = answer.modelUse;
    await recordRetrieved(scope, run.id, {
      retrieved,
      confidence: answer.score,
      versionNo: settings.no,
      tokensIn: use?.tokensIn ?? null,
      tokensOut: use?.tokensOut ?? null,
      costMicro: use ? modelCost(use, prices) : null,
      modelFault: use?.fault ?? null,
      isStopped: answer.isStopped === true,
    });
    if (answer.sources.length > 0 && !isTest && answer.kind !== 'clarify')
      await recordHit(
        scope,
        answer.sources.flatMap(({ entry_id: entry }) => entry ?? []),
      );
  });
}
