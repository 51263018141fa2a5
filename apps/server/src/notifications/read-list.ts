import type { Notification, notifications } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findCorrespondence } from '#/domains/tenant/find-correspondence.ts';
import { BusinessError } from '#/errors.ts';
import { markRead } from './mark-read.ts';
import { countUnread, readNotifications } from './notification.repository.ts';
import { renderNotification } from './render-notification.ts';

interface Listed {
  items: Notification[];
  unread: number;
  next_cursor: string | null;
}

/** What the caller was told, in the caller's language. @throws BusinessError invalid_request for a cursor that nobody gave */
export async function listNotifications({ request, actor, services, locale }: Call<typeof notifications.list>): Promise<Listed> {
  const { only, cursor, limit } = request;
  const before = cursor === undefined ? undefined : readCursor(cursor);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { timezone } = await findCorrespondence(scope);
    const found = await readNotifications(scope, actor, { only, before, limit: limit + 1 });
    const last = found.length > limit ? found[limit - 1] : undefined;
    const items = found.slice(0, limit).map((stored): Notification => {
      const { words: _words, turn: _turn, ...rest } = stored;
      return { ...rest, ...renderNotification(stored, locale, timezone) };
    });
    return { items, unread: await countUnread(scope, actor), next_cursor: last ? String(last.turn) : null };
  });
}

/** Marks what was read, here and in the caller's other pages; what is read is not mailed. */
export async function readSome({ request, actor, services }: Call<typeof notifications.read>): Promise<{ unread: number }> {
  const unread = await inTenant(services.database, actor.tenantId, async (scope) => {
    await markRead(scope, actor.userId, request.ids, services.now());
    return countUnread(scope, actor);
  });
  services.announcer.notified(actor.userId, { unread });
  return { unread };
}

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new BusinessError('invalid_request');
  return Number(cursor);
}
