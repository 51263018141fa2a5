import type { Term } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readTerms } from './glossary.repository.ts';

/** The glossary of the business, by term. */
export function listTerms(scope: TenantScope): Promise<Term[]> {
  return readTerms(scope);
}
