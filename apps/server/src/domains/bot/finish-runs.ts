import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** How a run ended. */
export interface FinishedRun {
  id: string;
  state: 'posted' | 'dropped_stale' | 'handed_off' | 'failed';
  answerKind: string | null;
}

/** Ends runs in the transaction of their answers. */
export async function finishRuns({ tenantId, db }: TenantScope, runs: FinishedRun[], now: number): Promise<void> {
  if (runs.length === 0) return;
  await db.execute(sql`UPDATE bot_run b SET state = r.state, answer_kind = r."answerKind", finished_at = to_timestamp(${now} / 1000.0),
      latency_ms = greatest(0, ${now} - epoch_ms(b.created_at))
    FROM jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) AS r(id uuid, state text, "answerKind" text)
    WHERE b.tenant_id = ${tenantId} AND b.id = r.id AND b.state = 'queued'`);
}
