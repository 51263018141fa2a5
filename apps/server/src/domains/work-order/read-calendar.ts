import { CALENDAR_ROWS_MAX, type workOrderCalendar } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { readHoursOf } from '#/domains/hours/open-minutes.ts';
import { DAY_MS, dayAt, dayName, momentOf, weekdayOf } from '#/domains/hours/zone-time.ts';
import { readDueDays } from './calendar.repository.ts';

const DAYS_A_WEEK = 7;

/** What is due on each day, by the clocks of the business; from the week of today where no day is named. */
export async function readCalendar({ request, actor, services }: Call<typeof workOrderCalendar.get>) {
  const { from: asked, days, ...filter } = request;
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { timezone } = await readHoursOf(scope, null);
    const today = dayAt(timezone, now);
    const first = asked === undefined ? mondayOf(today) : Math.floor(Date.parse(asked) / DAY_MS);
    const begin = (day: number) => momentOf(timezone, day, 0, 'first');
    const query = { filter, userId: actor.userId, now, from: begin(first), to: begin(first + days), timezone };
    const { overdueBefore, days: found } = await readDueDays(scope, query, CALENDAR_ROWS_MAX);
    return {
      timezone,
      today: dayName(today),
      from: query.from,
      to: query.to,
      overdue_before: overdueBefore,
      items: found.map(({ day, ...rest }) => {
        const no = Math.floor(Date.parse(day) / DAY_MS);
        return { day, from: begin(no), to: begin(no + 1), ...rest };
      }),
    };
  });
}

const mondayOf = (day: number) => day - ((weekdayOf(day) + DAYS_A_WEEK - 1) % DAYS_A_WEEK);
