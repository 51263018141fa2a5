import { fieldsFor, wordsIn, type visitorWorkOrders } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { hasAddress } from '#/domains/contact/has-address.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { BusinessError } from '#/errors.ts';
import { readCursor, writeCursor } from './list-order.ts';
import { openForms } from './open-forms.ts';
import { countOwn, listOwn } from './own.repository.ts';
import { toOwnRow } from './visitor-row.ts';

/** Forms that a customer can fill in, in their language. */
export function readOwnForms({ request, actor, services }: Call<typeof visitorWorkOrders.forms>) {
  return inTenant(services.database, actor.tenantId, async (scope) => ({
    items: (await openForms(scope)).map(({ name, fields, ...type }) => ({
      ...type,
      name: wordsIn(name, request.locale),
      fields: fieldsFor(fields, 'customer'),
    })),
    offer: (await findSettings(scope)).handoff.order,
    has_address: await hasAddress(scope, actor.contactId),
  }));
}

/** A page of a customer's own work orders, and how many there are. */
export async function listOwnOrders({ request, actor, services }: Call<typeof visitorWorkOrders.list>) {
  const { settled, q = '', cursor, limit, locale } = request;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined)
    throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await listOwn(scope, { contactId: actor.contactId, settled, q: q.trim(), after, limit: limit + 1 });
    const last = found[limit - 1];
    return {
      items: found.slice(0, limit).map(({ row }) => toOwnRow(row, locale)),
      next_cursor: found.length > limit && last ? writeCursor(last.position) : null,
      counts: await countOwn(scope, actor.contactId),
    };
  });
}
