import type { HandoffSettings } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { BotSettings } from './bot-settings.ts';
import { completeHandoff } from './handoff/default-handoff.ts';

export interface StoredBot extends BotSettings {
  id: string;
  version: number;
  updated_at: number;
}

/** Settings as they are sent; without `handoff` what is saved of it stays. */
export type SentSettings = Omit<BotSettings, 'handoff'> & { handoff?: HandoffSettings | undefined };

type BotRow = Omit<StoredBot, 'handoff'> & { handoff: Partial<HandoffSettings> };

function complete(row: BotRow): StoredBot {
  return { ...row, handoff: completeHandoff(row.handoff) };
}

const BOT = sql.raw(
  'id, round(score_floor::numeric, 4)::float8 AS score_floor, texts, handoff, version, epoch_ms(updated_at) AS updated_at',
);

/** A first bot; `version` 1 is one that nobody has set up yet. */
export async function insertBot(
  { tenantId, db }: TenantScope,
  { score_floor, texts }: Omit<BotSettings, 'handoff'>,
  version: number,
): Promise<void> {
  await db.execute(
    sql`INSERT INTO bot (tenant_id, score_floor, texts, version) VALUES (${tenantId}, ${score_floor}, ${JSON.stringify(texts)}::jsonb, ${version}) ON CONFLICT (tenant_id) DO NOTHING`,
  );
}

export async function findBot({ tenantId, db }: TenantScope): Promise<StoredBot> {
  const { rows } = await db.execute(sql`SELECT ${BOT} FROM bot WHERE tenant_id = ${tenantId}`);
  if (!rows[0]) throw new Error(`tenant ${tenantId} has no bot`);
  return complete(rows[0] as unknown as BotRow);
}

/** Saves if nobody else has since `version`; undefined otherwise. */
export async function updateBot(
  { tenantId, db }: TenantScope,
  { score_floor, texts, handoff }: SentSettings,
  version: number,
  now: number,
): Promise<StoredBot | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE bot SET score_floor = round(${score_floor}::numeric, 4), texts = ${JSON.stringify(texts)}::jsonb,
      handoff = coalesce(${handoff ? JSON.stringify(handoff) : null}::jsonb, handoff), version = version + 1, updated_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND version = ${version} RETURNING ${BOT}`);
  const row = rows[0] as unknown as BotRow | undefined;
  return row && complete(row);
}
