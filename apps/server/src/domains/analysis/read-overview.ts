import { LOCALES, may, type analysis, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import {
  countDays,
  countEntriesByState,
  countNow,
  countSince,
  findTopEntries,
  readSkippedSteps,
  readSteps,
  type DayFigures,
  type EntryCount,
} from './analysis.repository.ts';
import { countOrdersGoingOn, countOwn, countRatings, findRatings, NO_ORDERS } from './own-work.repository.ts';

/** Days that the overview shows, and as many before them to compare with. */
const DAYS = 7;
/** Longest list of entries. */
const LIST_MAX = 5;
/** Ratings that are shown, and how far back they are looked for, in milliseconds. */
const RATINGS_MAX = 3;
const RATINGS_MS = 2_592_000_000;

/** The figures of the overview, all of one moment. */
export function readOverview({ actor, services }: Call<typeof analysis.overview>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const all = await countDays(scope, await tenantTimezone(scope), services.now(), DAYS * 2);
    const days = all.slice(DAYS);
    const since = dayAt(days, 0).day;
    const today = dayAt(all, -1);
    const { userId } = actor;
    const lately = { since: services.now() - RATINGS_MS, limit: RATINGS_MAX };
    // Who may not read conversations reads nothing that visitors wrote, nor of their work orders.
    const mayRead = may(actor, 'session.view');
    return {
      now: await countNow(scope, userId),
      today,
      yesterday: dayAt(all, -2),
      days,
      days_before: all.slice(0, DAYS),
      week: { ...(await countSince(scope, since)), ...(await countRatings(scope, since)) },
      mine: { ...(await countOwn(scope, userId)), ...(await countRatings(scope, since, userId)) },
      orders: mayRead ? await countOrdersGoingOn(scope, { userId, now: services.now(), until: today.end }) : NO_ORDERS,
      low_ratings: mayRead ? await findRatings(scope, { ...lately, lowOnly: true }) : [],
      my_ratings: mayRead ? await findRatings(scope, { ...lately, agentId: userId }) : [],
      entries: summarise(await countEntriesByState(scope)),
      top_entries: await findTopEntries(scope, LIST_MAX),
      steps: await readSteps(scope),
      skipped_steps: await readSkippedSteps(scope),
    };
  });
}

function dayAt(days: DayFigures[], index: number): DayFigures {
  const found = days.at(index);
  if (!found) throw new Error('the figures of a day are missing');
  return found;
}

/** Entries by state; by language those that are published, which is what the bot answers with. */
function summarise(counts: EntryCount[]) {
  const total = (fits: (count: EntryCount) => boolean) => counts.filter(fits).reduce((sum, { count }) => sum + count, 0);
  const byLocale = LOCALES.map((locale) => [locale, total((count) => count.status === 'published' && count.locale === locale)]);
  return {
    published: total(({ status }) => status === 'published'),
    draft: total(({ status }) => status === 'draft'),
    archived: total(({ status }) => status === 'archived'),
    by_locale: Object.fromEntries(byLocale) as Record<Locale, number>,
  };
}
