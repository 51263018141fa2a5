import type { orderMailSetup, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { listReceived } from './inbound/mail.repository.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Mails that arrived and what became of them, the latest first. @throws BusinessError invalid_request for a cursor that is none */
export async function listReceivedMails({
  request,
  actor,
  services,
}: Call<typeof orderMailSetup.received>): Promise<ResponseOf<typeof orderMailSetup.received>> {
  const { cursor, limit } = request;
  if (cursor !== undefined && !UUID.test(cursor)) throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: '' }] });
  const found = await inTenant(services.database, actor.tenantId, (scope) => listReceived(scope, cursor, limit + 1));
  const items = found.slice(0, limit);
  return { items, next_cursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
