import { sql } from 'drizzle-orm';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';

/** A question that the bot is to answer. */
export interface NewRun {
  conversationId: string;
  triggerSeq: number;
  ownerEpoch: number;
  question: string;
  language: string;
}

/** Stores the questions in the transaction of their messages, so that a crash loses none. */
export async function queueRuns({ tenantId, db }: TenantScope, runs: NewRun[], now: number): Promise<(NewRun & { id: string })[]> {
  if (runs.length === 0) return [];
  return executeNamed<NewRun & { id: string }>(
    db,
    'queue_runs',
    sql`INSERT INTO bot_run (tenant_id, conversation_id, trigger_seq, owner_epoch, question, language, created_at)
    SELECT ${tenantId}, r."conversationId", r."triggerSeq", r."ownerEpoch", r.question, r.language, to_timestamp(${now} / 1000.0)
    FROM jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) AS r("conversationId" uuid, "triggerSeq" bigint, "ownerEpoch" integer, question text, language text)
    RETURNING id, conversation_id AS "conversationId", trigger_seq AS "triggerSeq", owner_epoch AS "ownerEpoch", question, language`,
  );
}
