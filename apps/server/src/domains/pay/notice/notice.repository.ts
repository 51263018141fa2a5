import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { ExpiryStep } from './expiry-step.ts';
import type { LimitStep } from './limit-step.ts';

/** Writes steps down as noticed. @returns those that nobody had written down, which are the caller's to tell */
export async function claimLimitSteps(
  { tenantId, db }: TenantScope,
  metric: string,
  periodStart: string,
  steps: readonly LimitStep[],
  now: number,
): Promise<LimitStep[]> {
  const { rows } = await db.execute(sql`INSERT INTO limit_notice (tenant_id, metric, period_start, step, created_at)
    SELECT ${tenantId}, ${metric}, ${periodStart}, step, to_timestamp(${now} / 1000.0) FROM unnest(${sql.param(steps)}::integer[]) AS step
    ON CONFLICT DO NOTHING RETURNING step`);
  return rows.map(({ step }) => step as LimitStep);
}

/** The same for the steps of an end. */
export async function claimExpirySteps(
  { tenantId, db }: TenantScope,
  endTime: number,
  steps: readonly ExpiryStep[],
  now: number,
): Promise<ExpiryStep[]> {
  const { rows } = await db.execute(sql`INSERT INTO expiry_notice (tenant_id, end_time, step, created_at)
    SELECT ${tenantId}, to_timestamp(${endTime} / 1000.0), step, to_timestamp(${now} / 1000.0) FROM unnest(${sql.param(steps)}::text[]) AS step
    ON CONFLICT DO NOTHING RETURNING step`);
  return rows.map(({ step }) => step as ExpiryStep);
}
