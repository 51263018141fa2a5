import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { bitsOfTexts } from './order-bits.ts';
import { lockStale, readTexts, saveBits } from './order-search.repository.ts';

/** Work orders of one transaction. */
const AT_ONCE = 500;

/**
 * Makes the bits of work orders which read otherwise than before, or whose customer does: until then their texts themselves
 * are read. Safe to repeat, and at the same time. @returns how many
 */
export async function keepOrderSearch({ database }: Pick<Services, 'database'>): Promise<number> {
  let kept = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    let count: number;
    do {
      count = await inTenant(database, tenantId, keepSome);
      kept += count;
    } while (count === AT_ONCE);
  }
  return kept;
}

/** The texts are read once the rows are locked: whoever changes one later waits, and makes its row stale again. */
async function keepSome(scope: TenantScope): Promise<number> {
  const ids = await lockStale(scope, AT_ONCE);
  if (ids.length === 0) return 0;
  const texts = await readTexts(scope, ids);
  await saveBits(
    scope,
    texts.map(({ id, own, customers }) => {
      return { id, bits: bitsOfTexts([own, customers]) };
    }),
  );
  return ids.length;
}
