import { TAGS_IN_USE_MAX, type conversations } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { readTags, type Tagged } from './tags.repository.ts';

/** Tags in use, for whoever sets one. */
export async function listTags({ request, actor, services }: Call<typeof conversations.tags>): Promise<{ items: string[] }> {
  return { items: await inTenant(services.database, actor.tenantId, (scope) => tagsInUse(scope, request.of)) };
}

/** The same within a transaction that reads more. */
export function tagsInUse(scope: TenantScope, of: Tagged): Promise<string[]> {
  return readTags(scope, of, TAGS_IN_USE_MAX);
}
