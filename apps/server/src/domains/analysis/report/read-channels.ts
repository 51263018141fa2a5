import { CAMPAIGNS_SHOWN, CHANNEL_KINDS, DELIVERY_REASONS, PAGES_SHOWN, type analysis, type ChannelReport } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { Middles, NO_SUMS, Tally } from './add-up.ts';
import { countOpened, readNames } from './beside.repository.ts';
import { named, readPeriod, sumUp, type Asking } from './read-report.ts';
import { walkFacts } from './walk-facts.ts';

const NAMELESS = new Map<string, string>();

/** Where conversations come from: the figures of each channel, language, diversion link, campaign and page. */
export function readChannels({ request, actor, services }: Asking<typeof analysis.channels>): Promise<ChannelReport> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { head, filter, timezone, priced } = await readPeriod(scope, request, actor, services);
    const [channels, languages, links, campaigns, pages] = [new Tally(), new Tally(), new Tally(), new Tally(), new Tally()];
    const [channelsBefore, total, totalBefore] = [new Tally(), new Middles(), new Middles()];
    const failures = new Map<string, number>();
    await walkFacts(scope, filter, true, (fact, isCurrent) => {
      const { facts, places, index } = fact;
      const channel = facts.channel[index] as string;
      (isCurrent ? total : totalBefore).add(fact);
      (isCurrent ? channels : channelsBefore).add(channel, fact);
      if (!isCurrent) return;
      languages.add(facts.locale[index], fact);
      links.add(places?.link[index], fact);
      campaigns.add(places?.campaign[index], fact);
      pages.add(places?.page[index], fact);
      for (const reason of places?.failed[index] ?? []) {
        const failure = `${channel} ${reason}`;
        failures.set(failure, (failures.get(failure) ?? 0) + 1);
      }
    });
    const rows = (tally: Tally) => tally.sorted().map(priced);
    // Visits have no conversation that somebody's reach could be held against.
    const opened = actor.reach === 'all' ? await countOpened(scope, filter, timezone) : new Map<string, number>();
    const unused = [...opened.keys()].filter((key) => !links.groups.has(key)).map((key) => ({ ...NO_SUMS, key }));
    const { links: names } = await readNames(scope, []);
    return {
      ...head,
      total: { ...sumUp(rows(channels)), ...total.read() },
      before: { ...sumUp(rows(channelsBefore)), ...totalBefore.read() },
      channels: named(rows(channels), NAMELESS, channels.replyMiddles()),
      languages: named(rows(languages), NAMELESS, languages.replyMiddles()),
      links: named([...rows(links), ...unused], names, links.replyMiddles()).map((link) => ({
        ...link,
        opened: opened.get(link.key) ?? 0,
      })),
      campaigns: named(rows(campaigns).slice(0, CAMPAIGNS_SHOWN), NAMELESS, campaigns.replyMiddles()),
      pages: pages
        .sorted()
        .slice(0, PAGES_SHOWN)
        .map(({ key, conversations, asked, resolved, rated, stars }) => ({ key, conversations, asked, resolved, rated, stars })),
      failures: [...failures]
        .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
        .flatMap(([failure, count]) => {
          const [channel, reason] = failure.split(' ');
          const [kind, why] = [CHANNEL_KINDS.find((each) => each === channel), DELIVERY_REASONS.find((each) => each === reason)];
          return kind && why ? [{ channel: kind, reason: why, count }] : [];
        }),
    };
  });
}
