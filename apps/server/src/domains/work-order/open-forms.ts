import type { WorkOrderType } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readForms } from './type/type.repository.ts';

/** Types whose forms customers can fill in, in their order. */
export async function openForms(scope: TenantScope): Promise<WorkOrderType[]> {
  return (await readForms(scope)).filter((type) => type.customer_can_create);
}
