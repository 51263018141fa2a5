import { CHANNEL_KINDS, DELIVERY_REASONS, type analysis, type ChannelReport } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { countOpened, readNames } from './beside.repository.ts';
import { addUp, keysOf, named, readPeriod } from './read-report.ts';
import { countFailures, groupBy, NO_SUMS, readMiddles, replyMiddles, sumPages, sumPlaces } from './report.repository.ts';

/** Pages that are listed. */
const PAGES = 20;
const NAMELESS = new Map<string, string>();

/** Where conversations come from: the figures of each channel, language, diversion link and page. */
export function readChannels({ request, actor, services }: Call<typeof analysis.channels>): Promise<ChannelReport> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { head, filter, timezone, priced } = await readPeriod(scope, request, actor, services);
    const places = (await sumPlaces(scope, filter, true)).map(priced);
    const before = (await sumPlaces(scope, filter, false)).map(priced);
    const middles = await readMiddles(scope, filter);
    const replies = await replyMiddles(scope, filter, ['channel', 'language', 'link']);
    const links = groupBy(places, ({ link }) => link);
    // Visits have no conversation that somebody's reach could be held against.
    const opened = actor.reach === 'all' ? await countOpened(scope, filter, timezone) : new Map<string, number>();
    const unused = [...opened.keys()].filter((key) => !keysOf(links).includes(key)).map((key) => ({ ...NO_SUMS, key }));
    const { links: names } = await readNames(scope, []);
    return {
      ...head,
      total: { ...addUp(places), ...middles.total },
      before: { ...addUp(before), ...middles.before },
      channels: named(
        groupBy(places, ({ channel }) => channel),
        NAMELESS,
        replies.channel,
      ),
      languages: named(
        groupBy(places, ({ locale }) => locale),
        NAMELESS,
        replies.language,
      ),
      links: named([...links, ...unused], names, replies.link).map((link) => ({ ...link, opened: opened.get(link.key) ?? 0 })),
      pages: await sumPages(scope, filter, PAGES),
      failures: (await countFailures(scope, filter)).flatMap(({ channel, reason, count }) => {
        const [kind, why] = [CHANNEL_KINDS.find((each) => each === channel), DELIVERY_REASONS.find((each) => each === reason)];
        return kind && why ? [{ channel: kind, reason: why, count }] : [];
      }),
    };
  });
}
