import type { TenantScope } from '#/database/transaction.ts';
import type { BotSettings } from './bot-settings.ts';
import { findBot } from './bot.repository.ts';

/** The tenant's bot as it is set. */
export function findSettings(scope: TenantScope): Promise<BotSettings> {
  return findBot(scope);
}
