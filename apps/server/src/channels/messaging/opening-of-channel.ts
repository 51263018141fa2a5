import type { Locale, OpeningHours, ServiceHours } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { readHoursOf } from '#/domains/hours/open-minutes.ts';
import { isOpen, nextOpening } from '#/domains/hours/opening-times.ts';
import { say } from '#/words.ts';

/** How a channel is closed at a moment; undefined while it is open. */
export interface Closed {
  /** In epoch milliseconds; null where it does not open within the year to come. */
  opensAt: number | null;
  timezone: string;
}

export async function findClosed(scope: TenantScope, { own, team_id: teamId }: ServiceHours, at: number): Promise<Closed | undefined> {
  const hours: OpeningHours = own ?? (await readHoursOf(scope, teamId));
  return isOpen(hours, at) ? undefined : { opensAt: nextOpening(hours, at), timezone: hours.timezone };
}

/** What whoever waits is told: the words of the business or ours, and when it opens by the clocks of the business. */
export function wordsOfClosed({ opensAt, timezone }: Closed, own: string, locale: Locale): string {
  const words = own || say(locale, 'channel.closed');
  if (opensAt === null) return words;
  const moment = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  });
  return `${words}\n${say(locale, 'channel.opens', { time: moment.format(opensAt) })}`;
}
