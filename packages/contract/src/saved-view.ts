import { z } from 'zod/mini';
import { calendarDay, isPeriod } from './bot-results.ts';
import { conversationFilter, conversationSort } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, text, version } from './fields.ts';
import { localeSchema } from './locales.ts';
import { CHANNEL_KINDS } from './messaging-fields.ts';
import { CAMPAIGN_MAX } from './page-seen.ts';
import { workOrderFilter, workOrderSort } from './work-order.ts';

/** Longest name of a saved view, in characters; most of one person, and most that a business shares. */
export const SAVED_VIEW_NAME_MAX = 60;
export const SAVED_VIEWS_OWN_MAX = 50;
export const SAVED_VIEWS_SHARED_MAX = 50;

/** What is written of a view of some list. */
function draftOf<Filter extends z.ZodMiniType, Sort extends z.ZodMiniType>(filter: Filter, sort: Sort) {
  return z.object({
    name: text(SAVED_VIEW_NAME_MAX),
    filter,
    sort,
    /** Seen by the whole business. */
    shared: z._default(z.boolean(), false),
  });
}

/** A list that somebody wants to find again. `mine` in its filter is whoever looks. */
function viewOf<Filter extends z.ZodMiniType, Sort extends z.ZodMiniType>(filter: Filter, sort: Sort) {
  return z.object({
    id,
    name: z.string(),
    filter,
    sort,
    shared: z.boolean(),
    owner: z.object({ id: z.int(), name: z.string() }),
    /** Grows with each edit; an edit carries the version it was made from. */
    version: z.int(),
    updated_at: epochMs,
  });
}

/** The calls about the views of one list. */
function callsOf<Filter extends z.ZodMiniType, Sort extends z.ZodMiniType>(path: `/${string}`, filter: Filter, sort: Sort) {
  const [draft, view] = [draftOf(filter, sort), viewOf(filter, sort)];
  return {
    /** The caller's own and those that are shared, by name. */
    list: defineEndpoint({
      method: 'GET',
      path,
      caller: 'staff',
      permission: 'session.view',
      visibility: 'conversations',
      summary: 'Saved views of a list',
      request: z.object({}),
      response: z.object({ items: z.array(view) }),
      errors: [],
      servesExpired: true,
    }),
    create: defineEndpoint({
      method: 'POST',
      path,
      caller: 'staff',
      permission: 'session.view',
      visibility: 'conversations',
      audit: 'none',
      summary: 'Save a view',
      request: draft,
      response: view,
      errors: ['subscription_expired'],
    }),
    /** A view is its owner's to change; a shared one an admin's as well. */
    update: defineEndpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      caller: 'staff',
      permission: 'session.view',
      visibility: 'conversations',
      audit: 'none',
      summary: 'Change a saved view',
      request: z.extend(draft, { id, version }),
      response: view,
      errors: ['stale_version', 'subscription_expired'],
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      caller: 'staff',
      permission: 'session.view',
      visibility: 'conversations',
      audit: 'none',
      summary: 'Delete a saved view',
      request: z.object({ id }),
      response: z.object({}),
      errors: ['subscription_expired'],
    }),
  };
}

/** Views of the workspace's conversations. */
export const savedViews = callsOf('/api/micro/chatbot/conversation-view', conversationFilter, z._default(conversationSort, 'waiting'));
export type SavedView = z.output<(typeof savedViews)['create']['response']>;
export type SavedViewDraft = z.output<(typeof savedViews)['create']['request']>;

/** Views of work orders. */
export const workOrderViews = callsOf('/api/micro/chatbot/work-order-view', workOrderFilter, workOrderSort);
export type WorkOrderView = z.output<(typeof workOrderViews)['create']['response']>;
export type WorkOrderViewDraft = z.output<(typeof workOrderViews)['create']['request']>;

/** The pages of the analysis. */
export const REPORT_PAGES = ['overview', 'channel'] as const;
export type ReportPage = (typeof REPORT_PAGES)[number];
/** Days until today that a report may show; the second is the usual one. */
export const REPORT_DAYS = [7, 28, 90] as const;

/**
 * What a report shows: a page of the analysis, its days, and what narrows them. `days` count back from the day on which it is opened; without any
 * days they are the last 28. Who has left and what was removed stays in it, and finds what was theirs.
 */
export const reportFilter = z
  .object({
    page: z.enum(REPORT_PAGES),
    days: z.optional(z.literal(REPORT_DAYS)),
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    channel: z.optional(z.enum(CHANNEL_KINDS)),
    locale: z.optional(localeSchema),
    /** 0 is nobody. */
    agent: z.optional(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
    team: z.optional(id),
    campaign: z.optional(text(CAMPAIGN_MAX)),
  })
  .check(z.refine<Parameters<typeof isPeriod>[0]>(isPeriod, { error: 'period', path: ['to'] }));
export type ReportFilter = z.output<typeof reportFilter>;
/** Figures come by day. */
const reportSort = z._default(z.enum(['day']), 'day');

const reportPath = '/api/micro/chatbot/saved-report';
const reportCalls = callsOf(reportPath, reportFilter, reportSort);

/** Reports: views of the analysis. Whoever opens one sees the figures that they may see. */
export const savedReports = {
  ...reportCalls,
  list: defineEndpoint({
    ...reportCalls.list,
    summary: 'Saved reports of the analysis',
    /** `default_id` is what the analysis opens with for the caller; null is its overview. */
    response: z.object({ items: z.array(viewOf(reportFilter, reportSort)), default_id: z.nullable(id) }),
  }),
  choose: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/saved-report-default',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Choose the report that the analysis opens with',
    request: z.object({ id: z.nullable(id) }),
    response: z.object({ default_id: z.nullable(id) }),
    errors: ['subscription_expired'],
  }),
};
export type SavedReport = z.output<(typeof savedReports)['create']['response']>;
export type SavedReportDraft = z.output<(typeof savedReports)['create']['request']>;
