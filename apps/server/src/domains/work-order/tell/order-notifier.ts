import type { Logger } from 'pino';
import type { Services } from '#/services.ts';
import { notifyChats } from './notify-chats.ts';

/** Tells chats of their work orders as soon as those move. */
export interface OrderNotifier {
  /** Something moved in a work order of the tenant. */
  wake(tenantId: number): void;
  /** Resolves when nothing is being told. */
  idle(): Promise<void>;
}

/** One at a time for a tenant; what moves meanwhile is told right after. */
export function createOrderNotifier(parts: Pick<Services, 'database' | 'ledger' | 'now'> & { log: Logger }): OrderNotifier {
  const going = new Map<number, Promise<void>>();
  const again = new Set<number>();

  async function tell(tenantId: number): Promise<void> {
    do {
      again.delete(tenantId);
      // What is not told now is told by the next minute.
      await notifyChats(parts, tenantId).catch((error: unknown) =>
        parts.log.warn({ err: error }, 'a chat waits to be told of its work order'),
      );
    } while (again.has(tenantId));
    going.delete(tenantId);
  }

  return {
    wake(tenantId) {
      if (going.has(tenantId)) again.add(tenantId);
      else going.set(tenantId, tell(tenantId));
    },
    async idle() {
      while (going.size > 0) await Promise.all(going.values());
    },
  };
}
