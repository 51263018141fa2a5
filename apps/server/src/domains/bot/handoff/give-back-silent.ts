import { inPlatform, inTenant } from '#/database/transaction.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { findSilent } from './waiting.repository.ts';

const MINUTE_MS = 60_000;
/** Conversations of a tenant in one go; the next minute brings more. */
const SILENT_MAX = 200;

/** Takes conversations from people who left their visitors without an answer for as long as the tenant allows. @returns how many */
export async function giveBackSilent({ database, ledger, now }: Services): Promise<number> {
  let count = 0;
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    const found = await inTenant(database, tenantId, async (scope) => {
      const bot = await findSettings(scope);
      const { on, after_min: afterMin } = bot.handoff.give_back;
      return { bot, silent: on ? await findSilent(scope, now() - afterMin * MINUTE_MS, SILENT_MAX) : [] };
    });
    const { texts, handoff } = found.bot;
    const { to, after_min: afterMin } = handoff.give_back;
    const outcomes = await Promise.all(
      found.silent.map(({ id, language }) => {
        const line = handoff.lines[language][to === 'bot' ? 'returned' : 'requeued'];
        return ledger.submit(tenantId, id, { kind: 'silence', afterMin, to, botName: texts[language].name, line });
      }),
    );
    count += outcomes.filter((outcome) => outcome.refused === undefined && outcome.state.ownerKind !== 'agent').length;
  }
  return count;
}
