import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { workOrderFilterFields, workOrderRow } from './work-order.ts';

/** Days of one look: a month with what of its first and last week lies outside. */
export const CALENDAR_DAYS_MAX = 42;
/** Work orders of one day that come with the calendar; the rest of a day is a list. */
export const CALENDAR_ROWS_MAX = 4;

/** A calendar day of the business, like 2026-11-22. */
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

export const workOrderCalendar = {
  /** What is due on each day, in the zone of the business. What rests is due on none. */
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/work-order/calendar',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Work orders by the day on which they are due',
    request: z.object({
      ...workOrderFilterFields,
      from: z.optional(day),
      days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(CALENDAR_DAYS_MAX)), CALENDAR_DAYS_MAX),
    }),
    response: z.object({
      timezone: z.string(),
      /** Today where the business is. */
      today: day,
      /** When the first of the days begins and the last ends, in milliseconds since 1970. */
      from: z.int(),
      to: z.int(),
      /** Missed before the first of the days. */
      overdue_before: z.int(),
      /** Days on which something is due. */
      items: z.array(
        z.object({
          day,
          /** When the day begins and ends, in milliseconds since 1970. */
          from: z.int(),
          to: z.int(),
          count: z.int(),
          overdue: z.int(),
          /** The first ones. */
          rows: z.array(workOrderRow),
        }),
      ),
    }),
    errors: [],
    servesExpired: true,
  }),
};
export type WorkOrderDay = z.output<(typeof workOrderCalendar)['get']['response']>['items'][number];
