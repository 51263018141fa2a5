import { randomUUID } from 'node:crypto';
import type { TenantScope } from '#/database/transaction.ts';
import { renameBrowsers } from './visit.repository.ts';

/** What the browsers of some conversations did elsewhere still counts, and belongs to nobody from here on. */
export async function forgetBrowsers(scope: TenantScope, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length > 0) await renameBrowsers(scope, conversationIds, randomUUID());
}
