import { CHANNEL_KINDS, DELIVERY_REASONS, type analysis, type ChannelReport } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { countOpened, readNames } from './beside.repository.ts';
import { keysOf, named, readPeriod } from './read-report.ts';
import { countFailures, NO_SUMS, sumGroups, totalGroups } from './report.repository.ts';

/** Pages that are listed. */
const PAGES = 20;

/** Where conversations come from: the figures of each channel, language, diversion link and page. */
export function readChannels({ request, actor, services }: Call<typeof analysis.channels>): Promise<ChannelReport> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { head, filter, timezone, priced } = await readPeriod(scope, request, actor, services);
    const nameless = (groups: Awaited<ReturnType<typeof totalGroups>>) => groups.map((group) => ({ ...priced(group), name: '' }));
    const links = await totalGroups(scope, filter, 'link');
    const opened = actor.reach === 'all' ? await countOpened(scope, filter, timezone) : new Map<string, number>();
    const { links: names } = await readNames(scope, []);
    const silent = [...opened.keys()].filter((key) => !keysOf(links).includes(key));
    const untalked = silent.map((key) => ({ ...NO_SUMS, people: 0, first_reply_ms: null, resolution_ms: null, key }));
    const pages = await sumGroups(scope, filter, 'page', { limit: PAGES + 1 });
    return {
      ...head,
      channels: nameless(await totalGroups(scope, filter, 'channel')),
      languages: nameless(await totalGroups(scope, filter, 'language')),
      links: named([...links.map(priced), ...untalked], names).map((link) => ({ ...link, opened: opened.get(link.key) ?? 0 })),
      pages: pages
        .filter(({ key }) => key !== '')
        .slice(0, PAGES)
        .map(priced),
      failures: (await countFailures(scope, filter)).flatMap(({ channel, reason, count }) => {
        const [kind, why] = [CHANNEL_KINDS.find((each) => each === channel), DELIVERY_REASONS.find((each) => each === reason)];
        return kind && why ? [{ channel: kind, reason: why, count }] : [];
      }),
    };
  });
}
