import type { BotTexts, Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findLiveBot } from './bot.repository.ts';

/** What the live bot says, and the words by which it is asked for a person. */
export async function botTexts(scope: TenantScope): Promise<Record<Locale, BotTexts>> {
  return (await findLiveBot(scope)).texts;
}

/** The tenant's score floor, 0 to 1: under it the bot says that it does not know. */
export async function botFloor(scope: TenantScope): Promise<number> {
  return (await findLiveBot(scope)).score_floor;
}
