import type { help, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { readVersions } from './text.repository.ts';

/** What was saved of one language, the latest first. */
export async function listVersions({ request, actor, services }: Call<typeof help.versions>): Promise<ResponseOf<typeof help.versions>> {
  return { items: await inTenant(services.database, actor.tenantId, (scope) => readVersions(scope, request.id, request.locale)) };
}
