import type { Locale, ServiceRule } from '@lobby/contract';
import { readClosingRules } from '#/channels/messaging/closing-rules.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { describeBot } from '#/domains/bot/describe-bot.ts';
import { readSettings } from '#/domains/team/session-settings.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { findIdle, type IdleQuery } from './assignment.repository.ts';

const MINUTE_MS = 60_000;

/** A rule, and the conversations that it holds for. */
interface Ruled {
  status: 'bot' | 'waiting';
  rule: ServiceRule;
  channel: IdleQuery['channel'];
}

/**
 * Asks where nobody has said anything for long whether it helped, and later ends what stays without a word. A channel on a service may have rules
 * of its own, with the question or without.
 */
export async function endIdle(services: Services): Promise<{ asked: number; resolved: number }> {
  const counts = { asked: 0, resolved: 0 };
  for (const tenantId of await inPlatform(services.database, listTenantIds)) {
    for (const ruled of await readRules(services, tenantId)) {
      if (!ruled.rule.on) continue;
      counts.resolved += await resolveUnanswered(services, tenantId, ruled);
      if (ruled.rule.asks) counts.asked += await askSilent(services, tenantId, ruled);
    }
  }
  return counts;
}

async function readRules(services: Services, tenantId: number): Promise<Ruled[]> {
  const { settings, own } = await inTenant(services.database, tenantId, async (scope) => ({
    settings: await readSettings(scope),
    own: await readClosingRules(scope),
  }));
  const others = { except: own.map(({ channelId }) => channelId) };
  return [
    { status: 'bot', rule: { ...settings.idle_bot, asks: true }, channel: others },
    { status: 'waiting', rule: { ...settings.idle_waiting, asks: true }, channel: others },
    ...own.flatMap(({ channelId, rules }): Ruled[] => [
      { status: 'bot', rule: rules.bot, channel: { only: channelId } },
      { status: 'waiting', rule: rules.waiting, channel: { only: channelId } },
    ]),
  ];
}

async function askSilent({ database, ledger, now }: Services, tenantId: number, { status, rule, channel }: Ruled): Promise<number> {
  const before = now() - rule.ask_after * MINUTE_MS;
  const silent = await inTenant(database, tenantId, async (scope) => {
    const found = await findIdle(scope, { status, asked: false, taken: true, before, channel });
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

async function resolveUnanswered({ database, ledger, now }: Services, tenantId: number, { status, rule, channel }: Ruled): Promise<number> {
  const before = now() - rule.resolve_after * MINUTE_MS;
  // What was asked about before the question was turned off is not left behind, nor what was only said to a visitor, who is not asked.
  const unanswered = await inTenant(database, tenantId, async (scope) => [
    ...(await findIdle(scope, { status, asked: true, before, channel })).map((each) => ({ ...each, unasked: !rule.asks })),
    ...(await findIdle(scope, { status, asked: false, ...(rule.asks ? { taken: false } : {}), before, channel })).map((each) => ({
      ...each,
      unasked: true,
    })),
  ]);
  const outcomes = await Promise.all(
    unanswered.map(({ id, lastSeq, unasked }) => ledger.submit(tenantId, id, { kind: 'resolve_idle', lastSeq, unasked })),
  );
  return outcomes.filter((outcome) => outcome.refused === undefined && outcome.changed).length;
}
