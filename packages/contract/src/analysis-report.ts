import { z } from 'zod/mini';
import { annotation, publishedVersions } from './annotation.ts';
import { ANALYSIS_SUMS, analysisSums, analysisTotals, type AnalysisPart } from './analysis-figures.ts';
import { calendarDay, isPeriod, RESULT_DAYS_MAX } from './bot-results.ts';
import { epochMs, id, page, queryInt } from './fields.ts';
import { HANDOFF_TRIGGERS } from './handoff.ts';
import { localeSchema } from './locales.ts';
import { CHANNEL_KINDS } from './messaging-fields.ts';
import { DELIVERY_REASONS } from './messaging.ts';
import { CAMPAIGN_MAX } from './page-seen.ts';
import { workOrderStatus } from './work-order-state.ts';

/** Longest address of a page that is asked about, in characters. */
const PAGE_MAX = 2_000;

/** First and last day, both counted, in the business's zone; without them the last `days` days there, today included. A day to come has nothing. */
const period = { from: z.optional(calendarDay), to: z.optional(calendarDay), days: queryInt(1, RESULT_DAYS_MAX, 28) };

/** What all figures are narrowed to, each by itself and together. Who has left and what was removed stays a filter: it finds what was theirs. */
const filter = {
  ...period,
  channel: z.optional(z.enum(CHANNEL_KINDS)),
  locale: z.optional(localeSchema),
  /** Of the person who replied first; 0 is nobody. */
  agent: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))),
  team: z.optional(id),
  /** As an address or a diversion link names it (`utm_campaign`). */
  campaign: z.optional(z.string().check(z.minLength(1), z.maxLength(CAMPAIGN_MAX))),
};
const asPeriod = z.refine<Parameters<typeof isPeriod>[0]>(isPeriod, { error: 'period', path: ['to'] });

export const reportRequest = z.object(filter).check(asPeriod);
export const reportFileRequest = z.object({ ...filter, format: z._default(z.enum(['csv', 'xlsx']), 'csv') }).check(asPeriod);

const keyed = z.extend(analysisSums, { key: z.string() });
/** `first_reply_ms` and `first_reply_open_ms` as in the totals. */
const named = z.extend(analysisSums, {
  key: z.string(),
  name: z.string(),
  first_reply_ms: z.nullable(z.number()),
  first_reply_open_ms: z.nullable(z.number()),
});
const ofPeriod = {
  timezone: z.string(),
  /** Today in that zone. */
  today: calendarDay,
  from: calendarDay,
  to: calendarDay,
  /** Up to when everything is counted; null while nothing has been. */
  until: z.nullable(epochMs),
  /** ISO 4217. Null for whoever may not see what is paid: then all costs are 0. */
  currency: z.nullable(z.string()),
  total: analysisTotals,
  /** The same number of days just before. */
  before: analysisTotals,
  /** Of the days of the period, in their order. */
  annotations: z.array(annotation),
  published: z.array(publishedVersions),
};

const orderCounts = { made: z.int(), solved: z.int(), late: z.int() };

/**
 * Work orders that were made in the period, of the whole business: each count is the length of the list of that figure, made from `since` and before
 * `until`, of that type or status.
 */
const orders = z.object({
  since: epochMs,
  until: epochMs,
  ...orderCounts,
  types: z.array(z.object({ key: z.string(), name: z.string(), ...orderCounts })),
  /** How they stand now; what none is in is left out. */
  states: z.array(z.object({ key: workOrderStatus, ...orderCounts })),
});
export type AnalysedOrders = z.output<typeof orders>;

/** Entries of the corpus that somebody should look at, as the list of `attention` or, of those that have expired, of `status` has them. */
export const STALE_ENTRIES = ['poor', 'review', 'outdated', 'expired'] as const;
/** Help articles as the list of that status has them: one in several languages may be in more than one. */
export const ARTICLE_COUNTS = ['published', 'draft', 'outdated', 'missing'] as const;
const counted = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<Name, ReturnType<typeof z.int>>);

/** What the business has written, as it stands now. */
const knowledge = z.object({ entries: counted(STALE_ENTRIES), articles: counted(ARTICLE_COUNTS) });
export type AnalysedKnowledge = z.output<typeof knowledge>;

/** Topics that a report names at the most. */
export const TOPICS_SHOWN = 12;

/**
 * What conversations are about: the entry, with its translations, or the page, file or article that their first answer or offer came from.
 * A conversation has one topic or none, so that topics never add up to more than what was asked. `key` opens its rows.
 */
const topic = z.extend(analysisSums, {
  key: z.string(),
  /** In the language of the caller where there is a translation; empty where the entry is gone. */
  name: z.string(),
  kind: z.enum(['entry', 'page']),
  /** In which languages it was talked about, in how many conversations. */
  locales: z.array(z.object({ key: z.string(), count: z.int() })),
  /** What visitors asked lately, each in another language. */
  examples: z.array(z.object({ locale: z.string(), text: z.string(), conversation_id: id })),
});
export type AnalysedTopic = z.output<typeof topic>;

export const analysisReport = z.object({
  ...ofPeriod,
  days: z.array(keyed),
  days_before: z.array(keyed),
  /** What called a person first, in how many conversations. */
  reasons: z.array(z.object({ key: z.enum(HANDOFF_TRIGGERS), count: z.int() })),
  /** Conversations by weekday and hour in which they began: 0 is Monday from midnight, 167 Sunday from 23 o'clock. */
  hours: z.array(z.int()).check(z.length(168)),
  /** By who replied first, and by team; the key is an id. */
  agents: z.array(named),
  teams: z.array(named),
  /** The most frequent ones first. */
  topics: z.array(topic),
  /** Null for whoever may not see the work orders of the whole business, and where figures are narrowed to what no order has. */
  orders: z.nullable(orders),
  /** Questions that the corpus has no answer to and that nobody has settled yet; null for whoever may not edit it. */
  gaps: z.nullable(z.int()),
  /** Null for whoever may not edit it. */
  knowledge: z.nullable(knowledge),
});
export type AnalysisReport = z.output<typeof analysisReport>;

/** Campaigns and pages that a report names at the most, those of most conversations. */
export const CAMPAIGNS_SHOWN = 50;
export const PAGES_SHOWN = 20;

export const channelReport = z.object({
  ...ofPeriod,
  channels: z.array(named),
  languages: z.array(named),
  /** Diversion links: how often they were opened, whatever came of it, and the conversations that they led to. */
  links: z.array(z.extend(named, { opened: z.int() })),
  /**
   * Campaigns: what the address named with which the chat was opened, or else the diversion link that led there. A conversation has one or
   * none. What visitors' addresses named goes when their conversations are erased, so that these count less then.
   */
  campaigns: z.array(named),
  /** Pages on which most conversations began, without what stands behind their path. */
  pages: z.array(z.object({ key: z.string(), conversations: z.int(), asked: z.int(), resolved: z.int(), rated: z.int(), stars: z.int() })),
  /** Messages of the business that a service did not deliver, by channel and reason. */
  failures: z.array(z.object({ channel: z.enum(CHANNEL_KINDS), reason: z.enum(DELIVERY_REASONS), count: z.int() })),
});
export type ChannelReport = z.output<typeof channelReport>;

/** Counts whose rows can be opened: of all rows, `times` adds up to the count. */
export const ANALYSIS_PARTS = ANALYSIS_SUMS.filter((sum): sum is AnalysisPart => sum !== 'stars' && sum !== 'cost_micro');

export const rowsRequest = z
  .object({
    ...filter,
    ...page,
    part: z.enum(ANALYSIS_PARTS),
    /** Narrower still: what a mark of a chart or a row of a table counts. */
    trigger: z.optional(z.enum(HANDOFF_TRIGGERS)),
    hour: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(167))),
    link: z.optional(id),
    page: z.optional(z.string().check(z.maxLength(PAGE_MAX))),
    reason: z.optional(z.enum(DELIVERY_REASONS)),
    /** Key of a topic. */
    topic: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  })
  .check(asPeriod);

export const analysedConversation = z.object({
  id,
  /** Null once it was erased: it still counts, and there is nothing left to open. */
  no: z.nullable(z.int()),
  contact_no: z.nullable(z.int()),
  contact_name: z.nullable(z.string()),
  at: epochMs,
  locale: z.string(),
  channel: z.enum(CHANNEL_KINDS),
  agent: z.nullable(z.string()),
  resolved: z.boolean(),
  handed_by: z.nullable(z.enum(HANDOFF_TRIGGERS)),
  first_reply_ms: z.nullable(z.number()),
  csat_score: z.nullable(z.int()),
  /** How many of what is counted it has. */
  times: z.int(),
});
export type AnalysedConversation = z.output<typeof analysedConversation>;
