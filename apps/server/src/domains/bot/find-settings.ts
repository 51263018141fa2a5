import type { TenantScope } from '#/database/transaction.ts';
import type { ToolRow } from '#/domains/tool/read-tools.ts';
import type { BotSettings } from './bot-settings.ts';
import { findBot, findLiveBot, type LiveBot } from './bot.repository.ts';
import { findVersion } from './bot-version.repository.ts';

/** The tenant's bot as visitors get it. */
export function findSettings(scope: TenantScope): Promise<LiveBot> {
  return findLiveBot(scope);
}

/** The bot as it is being edited, and which state of it this is. */
export async function findDraft(scope: TenantScope): Promise<{ version: number; settings: BotSettings }> {
  const { version, score_floor: floor, texts, handoff, manner } = await findBot(scope);
  return { version, settings: { score_floor: floor, texts, handoff, manner } };
}

/** The tools of a published version; undefined where none was. */
export async function findPublishedTools(scope: TenantScope, no: number): Promise<readonly ToolRow[] | undefined> {
  return (await findVersion(scope, no))?.tools;
}

/** The bot as it was published under a number; undefined where none was. */
export async function findPublished(scope: TenantScope, no: number): Promise<BotSettings | undefined> {
  return (await findVersion(scope, no))?.settings;
}
