import type { TenantScope } from '#/database/transaction.ts';
import { deleteTools, findTools, putTool, type ToolRow } from './tool.repository.ts';

/** Makes the tools of an older version the draft's again, with their sealed secrets; who edits one of them meanwhile finds a newer copy. @returns the draft's tools */
export async function restoreTools(scope: TenantScope, tools: readonly ToolRow[], now: number): Promise<ToolRow[]> {
  const newest = Math.max(0, ...(await findTools(scope)).map(({ version }) => version), ...tools.map(({ version }) => version));
  await deleteTools(scope);
  for (const tool of tools) await putTool(scope, tool, newest + 1, now);
  return findTools(scope);
}
