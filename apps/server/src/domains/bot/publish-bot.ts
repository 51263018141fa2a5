import type { bot } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { readTools } from '#/domains/tool/read-tools.ts';
import { restoreTools } from '#/domains/tool/restore-tools.ts';
import { readGate } from '#/domains/test-set/read-gate.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { findBot, setPaused, updateBot, type StoredBot } from './bot.repository.ts';
import { findVersion, findVersions, insertVersion } from './bot-version.repository.ts';
import { readView } from './view-bot.ts';

/** Versions in one page. */
const PAGE = 20;

/**
 * Gives the draft to visitors, from their next message on.
 * @throws BusinessError stale_version where the draft is not the one that was looked at
 * @throws BusinessError gate_closed with why, where the test set at the gate objects and no reason is given
 */
export function publishBot({ request, actor, services }: Call<typeof bot.publish>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const draft = await draftAt(scope, services, request.version);
    const gate = await readGate(scope, draft.version);
    if (gate && request.reason === undefined) throw new BusinessError('gate_closed', { current: gate });
    const { note } = request;
    const tools = await readTools(scope);
    const published = { ...newVersion(draft), tools, note, reason: gate ? (request.reason ?? null) : null, published_by: actor.name };
    await insertVersion(scope, published, services.now());
    return readView(scope, services);
  });
}

/**
 * Publishes a copy of an older version with its tools, and makes both the draft. What was proven once needs no gate: going back must be quick.
 * @throws BusinessError not_found; stale_version where the draft is not the one that was looked at
 */
export function rollBackBot({ request, actor, services }: Call<typeof bot.rollback>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const old = await findVersion(scope, request.no);
    if (!old) throw new BusinessError('not_found');
    await draftAt(scope, services, request.version);
    const draft = await updateBot(scope, old.settings, request.version, services.now());
    if (!draft) throw new BusinessError('stale_version', { current: await readView(scope, services) });
    const tools = await restoreTools(scope, old.tools, services.now());
    const published = { ...newVersion(draft), tools, note: old.note, copy_of: old.no, published_by: actor.name };
    await insertVersion(scope, published, services.now());
    return readView(scope, services);
  });
}

export function pauseBot({ request, actor, services }: Call<typeof bot.pause>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await setPaused(scope, request.paused);
    return readView(scope, services);
  });
}

export async function listVersions({ request, actor, services }: Call<typeof bot.versions>) {
  const found = await inTenant(services.database, actor.tenantId, (scope) => findVersions(scope, request.before, PAGE + 1));
  return { items: found.slice(0, PAGE), has_more: found.length > PAGE };
}

/** @throws BusinessError not_found */
export async function getVersion({ request, actor, services }: Call<typeof bot.version>) {
  const found = await inTenant(services.database, actor.tenantId, (scope) => findVersion(scope, request.no));
  if (!found) throw new BusinessError('not_found');
  return found;
}

async function draftAt(scope: TenantScope, services: Services, version: number): Promise<StoredBot> {
  const draft = await findBot(scope);
  if (draft.version !== version) throw new BusinessError('stale_version', { current: await readView(scope, services) });
  return draft;
}

function newVersion({ score_floor: floor, texts, handoff, manner, version }: StoredBot) {
  return { settings: { score_floor: floor, texts, handoff, manner }, draftVersion: version, reason: null, copy_of: null };
}
