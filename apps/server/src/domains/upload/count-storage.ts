import type { TenantScope } from '#/database/transaction.ts';
import { sumBytes } from './upload.repository.ts';

const MIB = 1024 * 1024;

/** Megabytes of the plan that files take up, begun ones counted whole. */
export async function countStorage(scope: TenantScope): Promise<number> {
  return Math.ceil((await sumBytes(scope)) / MIB);
}
