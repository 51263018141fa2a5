import type { PlatformScope } from '#/database/transaction.ts';
import { findByKeys } from './mail.repository.ts';

export interface Delivery {
  key: string;
  state: 'waiting' | 'sent' | 'failed';
  /** What the mail server complained of. */
  complaint: string | null;
}

/** How letters under these keys stand; those that were settled long ago are left out. */
export async function findDeliveries(scope: PlatformScope, keys: string[]): Promise<Delivery[]> {
  if (keys.length === 0) return [];
  const rows = await findByKeys(scope, keys);
  return rows.flatMap(({ key, state, lastError }) => (key === null ? [] : [{ key, state, complaint: lastError }]));
}
