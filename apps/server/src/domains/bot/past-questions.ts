import { PREVIEW_DAYS, PREVIEWED_MAX, type Locale, type PREVIEWED } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { maskPersonal } from '#/domains/corpus/care/mask-personal.ts';
import type { AskResult } from '#/domains/corpus/corpus-indexes.ts';

const DAY_MS = 86_400_000;
/** Messages before a question that may be needed to read it. */
const BEFORE_MAX = 3;
const QUESTION_SHOWN_MAX = 200;

export type PastOutcome = (typeof PREVIEWED)[number];

export interface PastQuestion {
  question: string;
  locale: Locale;
  /** What the visitor asked before it, oldest first. */
  before: string[];
}

/** A question as an example, without personal data. */
export function shownQuestion(question: string, locale: Locale): string {
  return maskPersonal(question, locale).slice(0, QUESTION_SHOWN_MAX);
}

/** A message with several questions counts by the best that comes of it, as the visitor sees it. */
export function outcomeOf({ outcome, offers, parts }: AskResult): PastOutcome {
  const all = [{ outcome, offers }, ...parts];
  if (all.some((each) => each.outcome === 'answer')) return 'answered';
  return all.some((each) => each.outcome === 'offer' || (each.outcome === 'ask' && each.offers.length > 0)) ? 'offered' : 'unknown';
}

export function countOutcomes(outcomes: readonly PastOutcome[]): Record<PastOutcome, number> {
  const count = (wanted: PastOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { answered: count('answered'), offered: count('offered'), unknown: count('unknown') };
}

/** Questions of visitors in the last seven days that asked for knowledge, the latest first; not small talk, and not what a person was asked for. */
export async function lastWeek({ tenantId, db }: TenantScope, now: number): Promise<{ asked: number; questions: PastQuestion[] }> {
  const since = now - PREVIEW_DAYS * DAY_MS;
  const { rows } = await db.execute(sql`SELECT r.question, r.language AS locale, count(*) OVER ()::int AS asked,
      ARRAY(SELECT p.question FROM (SELECT b.question, b.trigger_seq FROM bot_run b WHERE b.tenant_id = r.tenant_id AND b.conversation_id = r.conversation_id
        AND b.trigger_seq < r.trigger_seq AND b.question <> '' ORDER BY b.trigger_seq DESC LIMIT ${BEFORE_MAX}) p ORDER BY p.trigger_seq) AS before
    FROM bot_run r JOIN conversation c ON c.tenant_id = r.tenant_id AND c.id = r.conversation_id
    WHERE r.tenant_id = ${tenantId} AND r.created_at >= to_timestamp(${since} / 1000.0) AND r.question <> '' AND r.language IS NOT NULL AND NOT c.is_test
      AND (r.answer_kind IN ('exact', 'generated', 'no_answer', 'clarify') OR (r.answer_kind = 'handoff' AND r.handoff_trigger IN ('low_score', 'misses')))
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${PREVIEWED_MAX}`);
  const questions = rows as unknown as (PastQuestion & { asked: number })[];
  return { asked: questions[0]?.asked ?? 0, questions };
}
