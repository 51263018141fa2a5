import { TOOLS_MAX, type botTools, type BotTool, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { deleteTool, findTool, findTools, insertTool, updateTool, type NewTool, type ToolRow } from './tool.repository.ts';
import { keepsOrigin, openSecrets, sealTool } from './tool-secrets.ts';
import { ASK_VISITOR } from './toolbox.ts';

export async function listTools({ actor, services }: Call<typeof botTools.list>): Promise<{ items: BotTool[] }> {
  return { items: (await inTenant(services.database, actor.tenantId, findTools)).map(shown) };
}

/** @throws BusinessError quota_exceeded; invalid_request where the name is taken or a secret is missing */
export function createTool({ request, actor, services, locale }: Call<typeof botTools.create>): Promise<BotTool> {
  const tool = sealTool(services.secrets, actor.tenantId, request);
  check(tool, locale);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await findTools(scope)).length >= TOOLS_MAX) throw new BusinessError('quota_exceeded', { limit: TOOLS_MAX }, { limit: TOOLS_MAX });
    const made = await insertTool(scope, tool, services.now());
    if (!made) throw wrong('name', say(locale, 'fields.tool_taken'));
    return shown(made);
  });
}

/** @throws BusinessError not_found; stale_version with the newer copy; invalid_request as `createTool` does */
export function saveTool({ request, actor, services, locale }: Call<typeof botTools.update>): Promise<BotTool> {
  const { id, version, tool: fields } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const tools = await findTools(scope);
    const before = tools.find((each) => each.id === id);
    if (!before) throw new BusinessError('not_found');
    if (tools.some(({ id: other, name }) => other !== id && name === fields.name))
      throw wrong('tool.name', say(locale, 'fields.tool_taken'));
    const kept = keepsOrigin(before, fields) ? openSecrets(services.secrets, actor.tenantId, before.sealed) : undefined;
    const tool = sealTool(services.secrets, actor.tenantId, fields, kept);
    check(tool, locale, 'tool.');
    const saved = await updateTool(scope, id, version, tool, services.now());
    if (!saved) throw new BusinessError('stale_version', { current: shown(before) });
    return shown(saved);
  });
}

/** @throws BusinessError not_found */
export async function removeTool({ request, actor, services }: Call<typeof botTools.remove>): Promise<Record<string, never>> {
  const removed = await inTenant(services.database, actor.tenantId, (scope) => deleteTool(scope, request.id));
  if (!removed) throw new BusinessError('not_found');
  return {};
}

/** @throws BusinessError not_found */
export async function readTool({ actor, services, request }: Call<typeof botTools.try>): Promise<ToolRow> {
  const tool = await inTenant(services.database, actor.tenantId, (scope) => findTool(scope, request.id));
  if (!tool) throw new BusinessError('not_found');
  return tool;
}

/** No secret that is named without a value, and no name of the platform's own. */
function check({ name, auth }: NewTool, locale: Locale, at = ''): void {
  if (name === ASK_VISITOR) throw wrong(`${at}name`, say(locale, 'fields.tool_taken'));
  if (auth.kind !== 'none' && !auth.has_secret) throw wrong(`${at}auth.secret`, say(locale, 'fields.tool_secret'));
}

function wrong(path: string, message: string): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path, message }] });
}

function shown({ sealed: _sealed, ...tool }: ToolRow): BotTool {
  return tool;
}
