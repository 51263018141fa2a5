import type { StaffActor } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { findVisibleFiles } from './canned.repository.ts';
import { readViewer } from './read-viewer.ts';

/** Those of the files that belong to a canned reply which somebody sees. */
export async function listVisibleFiles(scope: TenantScope, actor: StaffActor, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : findVisibleFiles(scope, await readViewer(scope, actor), ids);
}
