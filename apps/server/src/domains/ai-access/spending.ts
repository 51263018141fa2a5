import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { writeToAdmins } from '#/domains/pay/notice/write-to-admins.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { monthOf } from './month.ts';

/** Tokens that one's own model took in the month that runs. */
export async function readSpent({ tenantId, db }: TenantScope, now: number): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT tokens::float8 AS tokens FROM ai_spending WHERE tenant_id = ${tenantId} AND month = ${monthOf(now).start}::date`,
  );
  return Number(rows[0]?.['tokens'] ?? 0);
}

/** Adds what an answer took; the one that spends the budget tells the admins, once a month. */
export async function addSpending(
  scope: TenantScope,
  services: Pick<Services, 'config' | 'now'>,
  tokens: number,
  budget: number | null,
): Promise<void> {
  const { tenantId, db } = scope;
  const now = services.now();
  const { start, end } = monthOf(now);
  const { rows } =
    await db.execute(sql`INSERT INTO ai_spending AS s (tenant_id, month, tokens) VALUES (${tenantId}, ${start}::date, ${tokens})
    ON CONFLICT (tenant_id, month) DO UPDATE SET tokens = s.tokens + excluded.tokens RETURNING tokens::float8 AS tokens, told_at IS NOT NULL AS told`);
  if (budget === null || Number(rows[0]?.['tokens']) < budget || rows[0]?.['told'] === true) return;
  await db.execute(
    sql`UPDATE ai_spending SET told_at = to_timestamp(${now} / 1000.0) WHERE tenant_id = ${tenantId} AND month = ${start}::date`,
  );
  await writeToAdmins(scope, services, (locale, { business, dateOf }) => {
    const words = { business, budget: new Intl.NumberFormat(locale).format(budget), date: dateOf(end) };
    return { subject: say(locale, 'limits.budget_subject', words), text: say(locale, 'limits.budget_text', words) };
  });
}
