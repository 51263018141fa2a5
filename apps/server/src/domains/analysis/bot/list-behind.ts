import type { analysis } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { BusinessError } from '#/errors.ts';
import { findBehind } from './figure.repository.ts';
import { periodIn } from './period-in.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A page of the conversations that a figure counts, as far as the caller sees them. */
export function listBehind({ request, actor, services }: Call<typeof analysis.botConversations>) {
  const { cursor, limit, ...asked } = request;
  if (cursor !== undefined && !UUID.test(cursor))
    throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const timezone = await tenantTimezone(scope);
    const filter = periodIn(asked, timezone, services.now());
    const found = await findBehind(scope, filter, timezone, cursor, limit + 1);
    const items = found.slice(0, limit);
    return { items, next_cursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
}
