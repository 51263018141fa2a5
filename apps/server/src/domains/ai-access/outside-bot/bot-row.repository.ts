import type { OutsideBot, OutsideBotDraft, ProviderFault } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface BotRow extends OutsideBot {
  secret_sealed: Buffer;
}

const BOT = sql.raw(
  'name, address, secret_sealed, is_on AS "on", fallback, status, fault, epoch_ms(tested_at) AS tested_at, test, version',
);

export async function findBotRow({ tenantId, db }: TenantScope): Promise<BotRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${BOT} FROM ai_bot WHERE tenant_id = ${tenantId}`);
  const row = rows[0] as unknown as BotRow | undefined;
  return row && { ...row, secret_sealed: Buffer.from(row.secret_sealed) };
}

/** Saves if nobody else has since `version`. @returns false otherwise */
export async function writeBot({ tenantId, db }: TenantScope, draft: OutsideBotDraft, secret: Buffer, version: number): Promise<boolean> {
  const { name, address, on, fallback } = draft;
  const { rows } =
    version === 0
      ? await db.execute(sql`INSERT INTO ai_bot (tenant_id, name, address, secret_sealed, is_on, fallback)
          VALUES (${tenantId}, ${name}, ${address}, ${secret}, ${on}, ${fallback}) ON CONFLICT (tenant_id) DO NOTHING RETURNING version`)
      : await db.execute(sql`UPDATE ai_bot SET name = ${name}, address = ${address}, secret_sealed = ${secret}, is_on = ${on}, fallback = ${fallback},
            version = version + 1,
            status = CASE WHEN address = ${address} AND secret_sealed = ${secret} THEN status ELSE 'untested' END,
            fault = CASE WHEN address = ${address} AND secret_sealed = ${secret} THEN fault END,
            test = CASE WHEN address = ${address} AND secret_sealed = ${secret} THEN test END
          WHERE tenant_id = ${tenantId} AND version = ${version} RETURNING version`);
  return rows.length > 0;
}

export async function deleteBot({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`DELETE FROM ai_bot WHERE tenant_id = ${tenantId}`);
}

/** How it went in use. @param fault null where it answered */
export async function writeBotOutcome({ tenantId, db }: TenantScope, version: number, fault: ProviderFault | null): Promise<void> {
  await db.execute(sql`UPDATE ai_bot SET status = ${fault === null ? 'ok' : 'error'}, fault = ${fault}
    WHERE tenant_id = ${tenantId} AND version = ${version}`);
}

/** How a test went. */
export async function writeBotTest(
  scope: TenantScope,
  version: number,
  { test, fault }: Pick<OutsideBot, 'test' | 'fault'>,
  now: number,
): Promise<void> {
  await writeBotOutcome(scope, version, fault);
  const { tenantId, db } = scope;
  await db.execute(sql`UPDATE ai_bot SET tested_at = to_timestamp(${now} / 1000.0), test = ${test && JSON.stringify(test)}::jsonb
    WHERE tenant_id = ${tenantId} AND version = ${version}`);
}
