import type { PlatformScope } from '#/database/transaction.ts';
import { countTenants } from './tenant.repository.ts';

/** False in a database that nobody has registered in. */
export async function hasTenants(scope: PlatformScope): Promise<boolean> {
  return (await countTenants(scope)) > 0;
}
