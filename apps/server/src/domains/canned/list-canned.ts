import { foldCanned, type canned } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listVisible } from './canned.repository.ts';

/** The business's replies and the caller's own, most used first. */
export async function listCanned({ request, actor, services }: Call<typeof canned.list>) {
  const folded = foldCanned(request.q ?? '');
  return { items: await inTenant(services.database, actor.tenantId, (scope) => listVisible(scope, actor.userId, folded)) };
}
