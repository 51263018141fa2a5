import type { PlatformScope } from '#/database/transaction.ts';
import { countByRecipient, findByKeys } from './mail.repository.ts';

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

/** Mails to an address since a time whose keys begin with a name, a colon behind it. */
export function countMailsTo(scope: PlatformScope, address: string, name: string, since: number): Promise<number> {
  return countByRecipient(scope, address, name, new Date(since));
}
