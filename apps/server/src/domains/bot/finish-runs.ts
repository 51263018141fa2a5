import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { Command, Decision } from '#/domains/conversation/conversation-state.ts';
import { commitUsage } from '#/domains/pay/usage/reserve-usage.ts';

/** How a run ended. */
export interface FinishedRun {
  id: string;
  state: 'posted' | 'dropped_stale' | 'handed_off' | 'failed';
  answerKind: string | null;
  /** What called a person. */
  trigger: string | null;
  /** The run whose offer it settles, and the question that was meant. */
  settles?: { runId: string; question: string } | undefined;
}

/** Ends runs in the transaction of their answers, where a reply that the model wrote is counted too: posted and counted are one. */
export async function finishRuns(scope: TenantScope, runs: FinishedRun[], now: number): Promise<void> {
  const { tenantId, db } = scope;
  if (runs.length === 0) return;
  const ended = runs.map(({ settles, ...run }) => ({ ...run, clarifies: settles?.runId, question: settles?.question }));
  await db.execute(sql`UPDATE bot_run b SET state = r.state, answer_kind = r."answerKind", handoff_trigger = r.trigger, finished_at = to_timestamp(${now} / 1000.0),
      latency_ms = greatest(0, ${now} - epoch_ms(b.created_at)), clarifies = r.clarifies, question = coalesce(r.question, b.question)
    FROM jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) AS r(id uuid, state text, "answerKind" text, trigger text, clarifies uuid, question text)
    WHERE b.tenant_id = ${tenantId} AND b.id = r.id AND b.id = ANY(${sql.param(runs.map(({ id }) => id))}::uuid[]) AND b.state = 'queued'`);
  const written = runs.filter(({ state, answerKind }) => state === 'posted' && answerKind === 'generated');
  await commitUsage(
    scope,
    written.map(({ id }) => id),
    now,
  );
}

/** How the run of an answer ended, by what became of the answer. */
export function finishedRun(command: Extract<Command, { kind: 'bot_message' }>, decision: Decision): FinishedRun {
  if (decision.refused) return { id: command.runId, state: 'dropped_stale', answerKind: null, trigger: null };
  const trigger = decision.briefing?.trigger ?? null;
  return {
    id: command.runId,
    state: trigger ? 'handed_off' : 'posted',
    answerKind: decision.isTurnedAway ? 'handoff' : command.isMiss ? 'no_answer' : command.answerKind,
    trigger,
    settles: command.settles,
  };
}
