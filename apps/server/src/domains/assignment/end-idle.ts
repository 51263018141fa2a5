import type { Locale, SessionSettings } from '@lobby/contract';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { findIdle } from './assignment.repository.ts';

const MINUTE_MS = 60_000;

/** Asks where nobody has said anything for long whether it helped, and later ends what stays without a word. */
export async function endIdle(services: Services): Promise<{ asked: number; resolved: number }> {
  const counts = { asked: 0, resolved: 0 };
  for (const tenantId of await inPlatform(services.database, listTenantIds)) {
    const settings = await inTenant(services.database, tenantId, readSettings);
    for (const status of ['bot', 'waiting'] as const) {
      const rule = status === 'bot' ? settings.idle_bot : settings.idle_waiting;
      if (!rule.on) continue;
      counts.resolved += await resolveUnanswered(services, tenantId, status, rule);
      counts.asked += await askSilent(services, tenantId, status, rule);
    }
  }
  return counts;
}

type IdleRule = SessionSettings['idle_bot'];

async function askSilent(
  { database, ledger, now }: Services,
  tenantId: number,
  status: 'bot' | 'waiting',
  rule: IdleRule,
): Promise<number> {
  const before = now() - rule.ask_after * MINUTE_MS;
  const silent = await inTenant(database, tenantId, async (scope) => {
    const found = await findIdle(scope, { status, asked: false, before });
    const names = new Map<string, string>();
    for (const language of new Set(found.map((each) => each.language)))
      names.set(language, (await describeBot(scope, language as Locale)).name);
    return found.map((each) => ({ ...each, botName: names.get(each.language) ?? '' }));
  });
  const outcomes = await Promise.all(
    silent.map(({ id, lastSeq, language, botName }) =>
      ledger.submit(tenantId, id, { kind: 'ask_idle', lastSeq, botName, body: say(language as Locale, 'bot.did_it_help') }),
    ),
  );
  return outcomes.filter((outcome) => outcome.refused === undefined && outcome.changed).length;
}

async function resolveUnanswered(services: Services, tenantId: number, status: 'bot' | 'waiting', rule: IdleRule): Promise<number> {
  const { database, ledger, now } = services;
  const before = now() - rule.resolve_after * MINUTE_MS;
  const unanswered = await inTenant(database, tenantId, (scope) => findIdle(scope, { status, asked: true, before }));
  const outcomes = await Promise.all(unanswered.map(({ id, lastSeq }) => ledger.submit(tenantId, id, { kind: 'resolve_idle', lastSeq })));
  return outcomes.filter((outcome) => outcome.refused === undefined && outcome.changed).length;
}
