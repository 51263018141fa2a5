import type { Locale } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { findBot, updateBot, type SentSettings, type StoredBot } from './bot.repository.ts';
import { isCompilable } from './handoff/matches-patterns.ts';

/** The bot of the caller's tenant, and who writes its answers. */
export function viewBot(services: Services, actor: StaffActor) {
  return inTenant(services.database, actor.tenantId, async (scope) => view(await findBot(scope), services));
}

/**
 * Saves the bot.
 * @throws BusinessError stale_version with the newer copy, where somebody saved since `version`
 * @throws BusinessError invalid_request for a pattern that cannot be run in bounded time
 */
export function saveBot(services: Services, actor: StaffActor, settings: SentSettings, version: number, locale: Locale) {
  checkPatterns(settings.handoff?.words.patterns ?? [], locale);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const saved = await updateBot(scope, settings, version, services.now());
    if (!saved) throw new BusinessError('stale_version', { current: view(await findBot(scope), services) });
    return view(saved, services);
  });
}

/** The contract has refused what is no pattern at all; this refuses what only a slower engine could run. */
function checkPatterns(patterns: readonly string[], locale: Locale): void {
  const fields = patterns.flatMap((pattern, index) =>
    isCompilable(pattern) ? [] : [{ path: `handoff.words.patterns.${index}`, message: say(locale, 'fields.pattern') }],
  );
  if (fields.length > 0) throw new BusinessError('invalid_request', { fields });
}

function view(stored: StoredBot, { model }: Services) {
  return { ...stored, answers_by: model ? ('model' as const) : ('corpus' as const), model: model?.name ?? null };
}
