import type { TenantScope } from '#/database/transaction.ts';
import { findLiveBot } from './bot.repository.ts';

/** The tenant's score floor, 0 to 1: under it the bot says that it does not know. */
export async function botFloor(scope: TenantScope): Promise<number> {
  return (await findLiveBot(scope)).score_floor;
}
