import type { TenantScope } from '#/database/transaction.ts';
import { saveMoved } from './upload.repository.ts';

/** Makes the files of one visitor those of another, who is the same person. */
export async function moveFiles(scope: TenantScope, fromContactId: string, intoContactId: string): Promise<void> {
  await saveMoved(scope, fromContactId, intoContactId);
}
