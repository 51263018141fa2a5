import type { BotManner, HandoffSettings } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { completeSettings, type BotSettings, type KeptSettings } from './bot-settings.ts';

/** The draft, as it is edited. */
export interface StoredBot extends BotSettings {
  id: string;
  version: number;
  updated_at: number;
  paused: boolean;
}

/** What visitors get. */
export interface LiveBot extends BotSettings {
  no: number;
  paused: boolean;
}

/** Settings as they are sent; what is left out stays as it is saved. */
export type SentSettings = Pick<BotSettings, 'score_floor' | 'texts'> & {
  handoff?: HandoffSettings | undefined;
  manner?: BotManner | undefined;
};

const BOT = sql.raw(
  'id, round(score_floor::numeric, 4)::float8 AS score_floor, texts, handoff, manner, paused, version, epoch_ms(updated_at) AS updated_at',
);

type BotRow = Omit<StoredBot, keyof BotSettings> & KeptSettings;

/** A first bot, with its draft published as the first version; `version` 1 is one that nobody has set up yet. */
export async function insertBot(
  { tenantId, db }: TenantScope,
  { score_floor, texts }: Pick<BotSettings, 'score_floor' | 'texts'>,
  version: number,
): Promise<void> {
  await db.execute(sql`INSERT INTO bot (tenant_id, score_floor, texts, version) VALUES (${tenantId}, ${score_floor},
    ${JSON.stringify(texts)}::jsonb, ${version}) ON CONFLICT (tenant_id) DO NOTHING`);
  await db.execute(sql`INSERT INTO bot_version (tenant_id, no, settings, draft_version, note, published_by, published_at)
    VALUES (${tenantId}, 1, ${JSON.stringify({ score_floor, texts, handoff: {}, manner: {} })}::jsonb, ${version}, '', '', now()) ON CONFLICT DO NOTHING`);
}

/** The draft. */
export async function findBot({ tenantId, db }: TenantScope): Promise<StoredBot> {
  const { rows } = await db.execute(sql`SELECT ${BOT} FROM bot WHERE tenant_id = ${tenantId}`);
  if (!rows[0]) throw new Error(`tenant ${tenantId} has no bot`);
  return completeSettings(rows[0] as unknown as BotRow);
}

/** The published version that visitors get. */
export async function findLiveBot({ tenantId, db }: TenantScope): Promise<LiveBot> {
  const { rows } = await db.execute(sql`SELECT v.no, b.paused, v.settings FROM bot b
    JOIN bot_version v ON v.tenant_id = b.tenant_id AND v.no = b.live_no WHERE b.tenant_id = ${tenantId}`);
  if (!rows[0]) throw new Error(`tenant ${tenantId} has no bot`);
  const { no, paused, settings } = rows[0] as unknown as { no: number; paused: boolean; settings: KeptSettings };
  return { ...completeSettings(settings), no, paused };
}

/** Saves the draft if nobody else has since `version`; undefined otherwise. */
export async function updateBot(
  { tenantId, db }: TenantScope,
  { score_floor, texts, handoff, manner }: SentSettings,
  version: number,
  now: number,
): Promise<StoredBot | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE bot SET score_floor = round(${score_floor}::numeric, 4), texts = ${JSON.stringify(texts)}::jsonb,
      handoff = coalesce(${handoff ? JSON.stringify(handoff) : null}::jsonb, handoff),
      manner = coalesce(${manner ? JSON.stringify(manner) : null}::jsonb, manner), version = version + 1, updated_at = to_timestamp(${now} / 1000.0)
    WHERE tenant_id = ${tenantId} AND version = ${version} RETURNING ${BOT}`);
  const row = rows[0] as unknown as BotRow | undefined;
  return row && completeSettings(row);
}

export async function setPaused({ tenantId, db }: TenantScope, paused: boolean): Promise<void> {
  await db.execute(sql`UPDATE bot SET paused = ${paused} WHERE tenant_id = ${tenantId}`);
}
