import type { botTools, ToolCall } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call } from '#/call.ts';
import { callTool } from './call-tool.ts';
import { readTool } from './manage-tools.ts';

/** Runs a saved tool with values of a member, whether it is enabled or not. @throws BusinessError not_found */
export async function tryTool(call: Call<typeof botTools.try>): Promise<ToolCall> {
  const { actor, services, request } = call;
  const caller = { tenantId: actor.tenantId, verifiedEmail: request.verified_email, key: randomUUID() };
  return callTool(services, await readTool(call), request.arguments, caller);
}
