import { may, type bot, type RequestOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import type { ToolRow } from '#/domains/tool/read-tools.ts';
import type { BotSettings } from './bot-settings.ts';
import { findBot } from './bot.repository.ts';
import { findVersion } from './bot-version.repository.ts';
import { tryQuestion } from './try-question.ts';

/**
 * Runs the bot on one question: with settings that need not be saved, with a published version, or with the draft.
 * @throws BusinessError not_found where no such version was published
 */
export async function testBot({ request, actor, services }: Call<typeof bot.test>) {
  const { settings, tools } = await inTenant(services.database, actor.tenantId, (scope) => versionFor(scope, request));
  const { question, locale, history = [] } = request;
  const answers = history.filter(({ role }) => role === 'assistant');
  const unanswered = answers.toReversed().findIndex(({ text }) => text !== settings.texts[locale].no_answer);
  const misses = unanswered === -1 ? answers.length : unanswered;
  const tried = await tryQuestion(services, settings, {
    tenantId: actor.tenantId,
    question,
    locale,
    history,
    turns: answers.length,
    misses,
    tools,
    elsewhere: request.version_no === undefined,
  });
  return may(actor, 'billing.view') || !tried.model ? tried : { ...tried, model: { ...tried.model, cost_micro: null } };
}

/** The settings, and the tools of a published version. */
async function versionFor(
  scope: TenantScope,
  request: RequestOf<typeof bot.test>,
): Promise<{ settings: BotSettings; tools?: readonly ToolRow[] }> {
  if (request.version_no !== undefined) {
    const published = await findVersion(scope, request.version_no);
    if (!published) throw new BusinessError('not_found');
    return published;
  }
  const draft = await findBot(scope);
  const { settings } = request;
  return { settings: { ...draft, ...settings, handoff: settings?.handoff ?? draft.handoff, manner: settings?.manner ?? draft.manner } };
}
