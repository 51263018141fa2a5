import { LOCALES, type BotView, type Locale } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { findBot, findLiveBot, updateBot, type SentSettings } from './bot.repository.ts';
import { readTools } from '#/domains/tool/read-tools.ts';
import { findLiveTools } from './bot-version.repository.ts';
import { isCompilable } from './handoff/matches-patterns.ts';

/** The bot of the caller's tenant, and who writes its answers. */
export function viewBot(services: Services, actor: StaffActor) {
  return inTenant(services.database, actor.tenantId, (scope) => readView(scope, services));
}

/**
 * Saves the draft; visitors get it when it is published.
 * @throws BusinessError stale_version with the newer copy, where somebody saved since `version`
 * @throws BusinessError invalid_request for a pattern that cannot be run in bounded time
 */
export function saveBot(services: Services, actor: StaffActor, settings: SentSettings, version: number, locale: Locale) {
  checkPatterns(settings.handoff?.words.patterns ?? [], locale);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const saved = await updateBot(scope, settings, version, services.now());
    const view = await readView(scope, services);
    if (!saved) throw new BusinessError('stale_version', { current: view });
    return view;
  });
}

/** The contract has refused what is no pattern at all; this refuses what only a slower engine could run. */
function checkPatterns(patterns: readonly string[], locale: Locale): void {
  const fields = patterns.flatMap((pattern, index) =>
    isCompilable(pattern) ? [] : [{ path: `handoff.words.patterns.${index}`, message: say(locale, 'fields.pattern') }],
  );
  if (fields.length > 0) throw new BusinessError('invalid_request', { fields });
}

const DEFAULT_WELCOME = Object.fromEntries(LOCALES.map((locale) => [locale, say(locale, 'bot.welcome')])) as BotView['default_welcome'];

/** The draft beside what visitors get. */
export async function readView(scope: TenantScope, { model }: Services) {
  const [draft, { no, paused, ...settings }] = [await findBot(scope), await findLiveBot(scope)];
  const [tools, liveTools] = [await readTools(scope), await findLiveTools(scope)];
  return {
    ...draft,
    paused,
    tools,
    live: { no, settings, tools: liveTools },
    answers_by: model ? ('model' as const) : ('corpus' as const),
    model: model?.name ?? null,
    default_welcome: DEFAULT_WELCOME,
  };
}
