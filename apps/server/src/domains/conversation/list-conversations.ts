import { Buffer } from 'node:buffer';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { conversations } from '@lobby/contract';
import { countViews, listConversations as readPage, positionOf, type ListPosition } from './conversation.repository.ts';

/** A page of one view, with the size of every view. */
export async function listConversations({ request, actor, services }: Call<typeof conversations.list>) {
  const after = request.cursor === undefined ? undefined : readCursor(request.cursor);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const query = { view: request.view, q: request.q?.trim() || undefined, after, limit: request.limit + 1, userId: actor.userId };
    const found = await readPage(scope, query);
    const items = found.slice(0, request.limit);
    const last = items.at(-1);
    return {
      items,
      next_cursor: found.length > request.limit && last ? writeCursor(positionOf(last)) : null,
      counts: await countViews(scope, actor.userId),
    };
  });
}

function writeCursor({ waiting, updated, id }: ListPosition): string {
  return Buffer.from(`${waiting}.${updated}.${id}`).toString('base64url');
}

const CURSOR = /^(\d{1,16})\.(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function readCursor(cursor: string): ListPosition {
  const [, waiting, updated, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (waiting === undefined || updated === undefined || id === undefined)
    throw new BusinessError('invalid_request', { fields: [{ path: 'cursor', message: 'cursor' }] });
  return { waiting: Number(waiting), updated: Number(updated), id };
}
