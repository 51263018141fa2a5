import type { TenantScope } from '#/database/transaction.ts';
import { findType } from './type.repository.ts';

/** Whether there is such a type that work orders can be made of. */
export async function hasType(scope: TenantScope, id: string): Promise<boolean> {
  return (await findType(scope, id))?.enabled ?? false;
}
