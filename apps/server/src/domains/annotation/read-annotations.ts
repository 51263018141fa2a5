import type { Annotation } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { listBetween } from './annotation.repository.ts';

/** The annotations of the days of a period, in their order. */
export function readAnnotations(scope: TenantScope, { from, to }: { from: string; to: string }): Promise<Annotation[]> {
  return listBetween(scope, from, to);
}
