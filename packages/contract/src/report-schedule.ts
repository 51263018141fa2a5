import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id } from './fields.ts';

/** Most people that one report is mailed to. */
export const REPORT_RECIPIENTS_MAX = 50;
export const REPORT_RHYTHMS = ['day', 'week', 'month'] as const;
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];
export const REPORT_FORMATS = ['pdf', 'xlsx', 'csv'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** When a report is mailed, to whom and as what; days and hours are those of the business's zone. */
const schedule = z.object({
  every: z.enum(REPORT_RHYTHMS),
  /** Of a weekly one: 1 is Monday, 7 Sunday. */
  weekday: z._default(z.int().check(z.gte(1), z.lte(7)), 1),
  /** Of a monthly one; a month without that day has its last day instead. */
  month_day: z._default(z.int().check(z.gte(1), z.lte(31)), 1),
  /** An hour that the clocks skip is the moment of the skip; one that they show twice is the first. */
  hour: z.int().check(z.gte(0), z.lte(23)),
  format: z.enum(REPORT_FORMATS),
  /** Members who may see the analysis. */
  recipients: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(REPORT_RECIPIENTS_MAX)),
});
const planned = z.extend(schedule, { next_at: epochMs });
export type ReportSchedule = z.output<typeof planned>;
export type ReportScheduleDraft = z.input<typeof schedule>;

const path = '/api/micro/chatbot/saved-report/{id}/schedule';
const ofReport = { caller: 'staff', permission: 'session.view', visibility: 'conversations' } as const;

/** When saved reports are mailed. Each recipient gets the figures that they may see, in their language. */
export const reportSchedules = {
  get: defineEndpoint({
    ...ofReport,
    method: 'GET',
    path,
    summary: 'When a report is mailed, and who may get it',
    request: z.object({ id }),
    response: z.object({
      schedule: z.nullable(planned),
      timezone: z.string(),
      /** Everybody whom it can be mailed to. */
      people: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** Of whoever may change the report. */
  save: defineEndpoint({
    ...ofReport,
    method: 'PUT',
    path,
    audit: 'none',
    summary: 'Mail a report regularly',
    request: z.extend(schedule, { id }),
    response: planned,
    errors: ['subscription_expired'],
  }),
  remove: defineEndpoint({
    ...ofReport,
    method: 'DELETE',
    path,
    audit: 'none',
    summary: 'Stop mailing a report',
    request: z.object({ id }),
    response: z.object({}),
    errors: ['subscription_expired'],
  }),
  test: defineEndpoint({
    ...ofReport,
    method: 'POST',
    path: `${path}/test`,
    audit: 'none',
    rateLimit: { caller: 'mailPerHour' },
    summary: 'Mail a report to oneself now',
    request: z.object({ id, format: z.enum(REPORT_FORMATS) }),
    response: z.object({ to: z.string() }),
    errors: ['subscription_expired'],
  }),
};
