import type { BulkServices } from '#/domains/bulk-job/bulk-kind.ts';
import { goOnWithCutOff } from '#/domains/bulk-job/go-on-with-cut-off.ts';
import { ORDER_BULKS } from './order-bulk-kind.ts';

/** Goes on with what a crash cut off of every business. */
export function goOnWithBulks(services: BulkServices): Promise<void> {
  return goOnWithCutOff(ORDER_BULKS, services);
}
