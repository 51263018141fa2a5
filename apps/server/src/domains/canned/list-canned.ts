import { foldCanned, type canned } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listVisible } from './canned.repository.ts';
import { readViewer } from './read-viewer.ts';

/** The replies of the business, of the caller's teams and the caller's own, most used first. */
export async function listCanned({ request, actor, services }: Call<typeof canned.list>) {
  const folded = foldCanned(request.q ?? '');
  const items = await inTenant(services.database, actor.tenantId, async (scope) =>
    listVisible(scope, await readViewer(scope, actor), folded),
  );
  return { items };
}
