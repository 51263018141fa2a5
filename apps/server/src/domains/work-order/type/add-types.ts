import type { WorkOrderTypeDraft } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { insertType } from './type.repository.ts';

/** Gives a business that is being made its first types. @returns their ids, in the order given */
export async function addTypes(scope: TenantScope, drafts: readonly WorkOrderTypeDraft[], now: number): Promise<string[]> {
  const ids: string[] = [];
  for (const draft of drafts) ids.push(await insertType(scope, draft, now));
  return ids;
}
