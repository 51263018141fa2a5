import type { FormField, WorkOrderType, workOrderTypes } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { holdType, readForms, readTypes } from './type.repository.ts';

/** The types of the business by position, also those that are turned off. */
export async function listTypes({ actor, services }: Call<typeof workOrderTypes.list>) {
  return { items: await inTenant(services.database, actor.tenantId, readTypes) };
}

/** The forms of all types. */
export async function listForms(scope: TenantScope): Promise<FormField[][]> {
  return (await readTypes(scope)).map(({ fields }) => fields);
}

/** Types that work orders are made of now. */
export const enabledTypes = (scope: TenantScope): Promise<WorkOrderType[]> => readForms(scope);

/** A type as it stays until the caller's transaction ends. */
export const heldType = (scope: TenantScope, id: string): Promise<WorkOrderType | undefined> => holdType(scope, id);
