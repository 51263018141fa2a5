import { negotiateLocale, type Locale } from '@lobby/contract';
import type { PlatformScope } from '#/database/transaction.ts';
import { findActiveAddresses } from './addressee.repository.ts';

/** A person to write to, in the own language. */
export interface Addressee {
  email: string;
  locale: Locale;
}

/** The addresses of users, in the order of their ids as given; nobody who is suspended. */
export async function listAddressees(scope: PlatformScope, ids: readonly number[]): Promise<Addressee[]> {
  if (ids.length === 0) return [];
  const rows = await findActiveAddresses(scope, ids);
  const byId = new Map(rows.map(({ id, email, locale }) => [id, { email, locale: negotiateLocale(locale) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
