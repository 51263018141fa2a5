import type { Permission, Reach } from '@lobby/contract';
import type { Services } from '#/services.ts';
import type { BulkItem, BulkStore } from '#/database/bulk-store.ts';

/** Who asked for it, as they are now. */
export interface BulkAsker {
  id: number;
  name: string;
  role: string | null;
  permissions: readonly Permission[] | null;
  reach: Reach;
}

export type BulkServices = Pick<Services, 'database' | 'ledger' | 'announcer' | 'log' | 'now'>;

/** One kind of work with many at once. */
export interface BulkKind<Action = unknown, Item extends BulkItem = BulkItem, Done = unknown> {
  /** As the log calls it. */
  name: string;
  store: BulkStore<Action, Item, Done>;
  /**
   * Does it to its end, a piece after the other. Whoever does the same one at the same time does other pieces, or none.
   * @param asker undefined for who has left since
   */
  goOn(services: BulkServices, tenantId: number, id: string, userId: number, asker: BulkAsker | undefined): Promise<void>;
}

/** Work that nobody has moved for so long was cut off, in milliseconds: a piece takes a fraction of a second. */
export const ABANDONED_MS = 10_000;
