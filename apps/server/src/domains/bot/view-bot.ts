import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { findBot, updateBot, type BotSettings, type StoredBot } from './bot.repository.ts';

/** The bot of the caller's tenant, and who writes its answers. */
export function viewBot(services: Services, actor: StaffActor) {
  return inTenant(services.database, actor.tenantId, async (scope) => view(await findBot(scope), services));
}

/** Saves the bot. @throws BusinessError stale_version with the newer copy, where somebody saved since `version` */
export function saveBot(services: Services, actor: StaffActor, settings: BotSettings, version: number) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const saved = await updateBot(scope, settings, version, services.now());
    if (!saved) throw new BusinessError('stale_version', { current: view(await findBot(scope), services) });
    return view(saved, services);
  });
}

function view(stored: StoredBot, { model }: Services) {
  return { ...stored, answers_by: model ? ('model' as const) : ('corpus' as const), model: model?.name ?? null };
}
