import type { FormField, workOrderTypes } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { readTypes } from './type.repository.ts';

/** The types of the business by position, also those that are turned off. */
export async function listTypes({ actor, services }: Call<typeof workOrderTypes.list>) {
  return { items: await inTenant(services.database, actor.tenantId, readTypes) };
}

/** The forms of all types. */
export async function listForms(scope: TenantScope): Promise<FormField[][]> {
  return (await readTypes(scope)).map(({ fields }) => fields);
}
