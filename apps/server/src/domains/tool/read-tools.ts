import type { TenantScope } from '#/database/transaction.ts';
import { findTools, type ToolRow } from './tool.repository.ts';

export type { ToolRow } from './tool.repository.ts';

/** The tools of a business with what is sealed of them. */
export function readTools(scope: TenantScope): Promise<ToolRow[]> {
  return findTools(scope);
}
