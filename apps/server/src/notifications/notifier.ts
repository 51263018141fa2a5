import type { Logger } from 'pino';
import type { Announcer } from '#/announcer.ts';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import type { EventListener } from '#/events/event-relay.ts';
import { writeNotifications, type News } from './write-notifications.ts';
import type { PushSender } from './push-sender.ts';
import { countUnread, type Reader } from './notification.repository.ts';

/** Tells people at once, wherever they are connected, of what was written down for them. */
export interface Notifier extends EventListener {
  /** What was committed is new to somebody. */
  told(tenantId: number, news: readonly News[]): Promise<void>;
  /** Somebody has read: their other pages count anew. */
  readBy(tenantId: number, reader: Reader): void;
  /** Resolves when everybody was told. */
  idle(): Promise<void>;
}

interface Parts {
  pushSender: Pick<PushSender, 'sendDue'>;
  database: Database;
  announcer: Announcer;
  now: () => number;
  log: Logger;
}

export function createNotifier({ pushSender, database, announcer, now, log }: Parts): Notifier {
  const waiting = new Map<number, News[]>();
  const underWay = new Set<Promise<void>>();

  const unreadOf = (tenantId: number, readers: readonly Reader[]) =>
    inTenant(database, tenantId, (scope) => Promise.all(readers.map((reader) => countUnread(scope, reader))));

  async function told(tenantId: number, news: readonly News[]): Promise<void> {
    const latest = [...new Map(news.map((each) => [each.member.userId, each])).values()];
    if (latest.length === 0) return;
    const unread = await unreadOf(
      tenantId,
      latest.map(({ member }) => member),
    );
    for (const [index, { member, told: what }] of latest.entries())
      announcer.notified(member.userId, { unread: unread[index] ?? 0, ...(what && { told: what }) });
  }

  /** Nobody waits for it: whoever is not reached now counts when they come back. */
  function inPassing(tenantId: number, work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => log.error({ err: error, tenant: tenantId }, 'people could not be told at once'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  return {
    async hear(scope, events) {
      const news = await writeNotifications(scope, events, now());
      if (news.length > 0) waiting.set(scope.tenantId, news);
      else waiting.delete(scope.tenantId);
    },
    onHeard(tenantId) {
      const news = waiting.get(tenantId) ?? [];
      waiting.delete(tenantId);
      if (news.length === 0) return;
      inPassing(tenantId, told(tenantId, news));
      if (news.some(({ isPushed }) => isPushed)) inPassing(tenantId, pushSender.sendDue(tenantId));
    },
    told,
    readBy(tenantId, reader) {
      const counted = unreadOf(tenantId, [reader]).then(([unread = 0]) => announcer.notified(reader.userId, { unread }));
      inPassing(tenantId, counted);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
