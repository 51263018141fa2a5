import type { HelpCategory } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readCategories } from './category.repository.ts';

/** The categories of the help centre, in their order. */
export function listCategories(scope: TenantScope): Promise<HelpCategory[]> {
  return readCategories(scope);
}
