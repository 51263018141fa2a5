import type { TenantScope } from '#/database/transaction.ts';
import { listAddressees, type Addressee } from '#/domains/user/list-addressees.ts';
import { findAdminIds, findLetterhead } from './correspondence.repository.ts';

/** Whom the platform writes to about a business, and what the letter needs to know of it. */
export interface Correspondence {
  /** Its admins (§6), those who joined first before the others; nobody who is suspended. */
  admins: Addressee[];
  name: string;
  /** IANA name of the zone that its dates are in. */
  timezone: string;
}

export async function findCorrespondence(scope: TenantScope): Promise<Correspondence> {
  const found = await findLetterhead(scope);
  if (!found) throw new Error(`there is no tenant ${scope.tenantId}`);
  return { ...found, admins: await listAddressees(scope, await findAdminIds(scope)) };
}
