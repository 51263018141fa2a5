import type { Order, pay } from '@lobby/contract';
import { Buffer } from 'node:buffer';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { describeOrder } from './describe-order.ts';
import { findLatestOrders, type OrderPosition } from './order.repository.ts';

/** A page of the business's orders, the latest first. */
export async function listOrders({ request, actor, locale, services }: Call<typeof pay.orders>): Promise<{
  items: Order[];
  next_cursor: string | null;
}> {
  const after = request.cursor === undefined ? undefined : readCursor(request.cursor);
  const found = await inTenant(services.database, actor.tenantId, (scope) => findLatestOrders(scope, after, request.limit + 1));
  const shown = found.slice(0, request.limit);
  const last = shown.at(-1);
  return {
    items: shown.map((order) => describeOrder(order, locale)),
    next_cursor: found.length > shown.length && last ? writeCursor({ createdAt: last.createdAt.getTime(), id: last.id }) : null,
  };
}

function writeCursor({ createdAt, id }: OrderPosition): string {
  return Buffer.from(`${createdAt}.${id}`).toString('base64url');
}

const CURSOR = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function readCursor(cursor: string): OrderPosition {
  const [, createdAt, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (createdAt === undefined || id === undefined)
    throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  return { createdAt: Number(createdAt), id };
}
