import {
  ANALYSIS_PARTS,
  CAMPAIGN_MAX,
  CHANNEL_KINDS,
  DELIVERY_REASONS,
  HANDOFF_TRIGGERS,
  isLocale,
  type AnalysisPart,
  type ChannelKind,
  type DeliveryReason,
  type HandoffTrigger,
  type Locale,
} from '@lobby/contract';
import { isDay } from '#/components/business-day.ts';
import type { AnalysisPeriod, AnalysisRows } from '#/data/analysis-report.ts';
import { daysOf, readPeriod, type PeriodSearch } from './period.ts';

/** What narrows every figure of a page. */
export const ANALYSIS_FILTERS = ['channel', 'language', 'agent', 'team', 'campaign'] as const;
export type AnalysisFilter = (typeof ANALYSIS_FILTERS)[number];

/** What the address of both pages says. */
export interface AnalysisSearch extends PeriodSearch {
  readonly channel?: ChannelKind;
  readonly language?: Locale;
  /** 0 is nobody. */
  readonly agent?: number;
  readonly team?: string;
  readonly campaign?: string;
  /** The count whose conversations are open, and what it is narrowed to besides. */
  readonly part?: AnalysisPart;
  readonly trigger?: HandoffTrigger;
  readonly hour?: number;
  readonly link?: string;
  readonly page?: string;
  readonly reason?: DeliveryReason;
  readonly topic?: number;
  /** One day of the period, or the first and the last day of a week. */
  readonly day?: string;
  readonly until?: string;
  readonly at?: ChannelKind;
  readonly tongue?: Locale;
  readonly who?: number;
  readonly group?: string;
  readonly utm?: string;
  /** How times are counted where it is not by the clock: within opening hours alone. */
  readonly times?: 'open';
  /** Which annotations charts show where not all: those that colleagues wrote. */
  readonly notes?: 'own';
  /** What an hour of work costs the business, for the value of what the bot saved. */
  readonly cost?: number;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const COST_MAX = 1_000_000;
const LAST_HOUR = 167;
const LAST_TOPIC = 2_147_483_647;

/** Reads the address; what it does not understand it leaves out. */
export function readAnalysisSearch(raw: Record<string, unknown>): AnalysisSearch {
  const read = {
    ...readPeriod(raw),
    channel: oneOf(CHANNEL_KINDS, raw['channel']),
    language: localeIn(raw['language']),
    agent: wholeNumber(raw['agent'], Number.MAX_SAFE_INTEGER),
    team: idIn(raw['team']),
    campaign: campaignIn(raw['campaign']),
    part: oneOf(ANALYSIS_PARTS, raw['part']),
    trigger: oneOf(HANDOFF_TRIGGERS, raw['trigger']),
    hour: wholeNumber(raw['hour'], LAST_HOUR),
    link: idIn(raw['link']),
    page: typeof raw['page'] === 'string' ? raw['page'] : undefined,
    reason: oneOf(DELIVERY_REASONS, raw['reason']),
    topic: wholeNumber(raw['topic'], LAST_TOPIC),
    day: isDay(raw['day']) ? raw['day'] : undefined,
    until: isDay(raw['until']) ? raw['until'] : undefined,
    at: oneOf(CHANNEL_KINDS, raw['at']),
    tongue: localeIn(raw['tongue']),
    who: wholeNumber(raw['who'], Number.MAX_SAFE_INTEGER),
    group: idIn(raw['group']),
    utm: campaignIn(raw['utm']),
    times: oneOf(['open'], raw['times']),
    notes: oneOf(['own'], raw['notes']),
    cost: typeof raw['cost'] === 'number' && raw['cost'] > 0 && raw['cost'] <= COST_MAX ? raw['cost'] : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as AnalysisSearch;
}

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown) => values.find((value) => value === raw);
const idIn = (raw: unknown) => (typeof raw === 'string' && UUID.test(raw) ? raw : undefined);
/** An address says “2026” as a number. */
const campaignIn = (raw: unknown) => {
  const name = typeof raw === 'number' ? String(raw) : raw;
  return typeof name === 'string' && name !== '' && name.length <= CAMPAIGN_MAX ? name : undefined;
};
const localeIn = (raw: unknown) => (typeof raw === 'string' && isLocale(raw) ? raw : undefined);
const wholeNumber = (raw: unknown, max: number) =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= max ? raw : undefined;

/** What to ask for. */
export function periodOf({ channel, language, agent, team, campaign, ...search }: AnalysisSearch): AnalysisPeriod {
  return {
    ...daysOf(search),
    ...(channel !== undefined && { channel }),
    ...(language !== undefined && { locale: language }),
    ...(agent !== undefined && { agent }),
    ...(team !== undefined && { team }),
    ...(campaign !== undefined && { campaign }),
  };
}

/** What a figure, a mark of a chart or a row of a table opens. */
export type Opened = Pick<
  AnalysisSearch,
  'part' | 'trigger' | 'hour' | 'link' | 'page' | 'reason' | 'topic' | 'day' | 'until' | 'at' | 'tongue' | 'who' | 'group' | 'utm'
>;
/** Nothing is open. */
export const CLOSED = {
  part: undefined,
  trigger: undefined,
  hour: undefined,
  link: undefined,
  page: undefined,
  reason: undefined,
  topic: undefined,
  day: undefined,
  until: undefined,
  at: undefined,
  tongue: undefined,
  who: undefined,
  group: undefined,
  utm: undefined,
} satisfies { [Key in keyof Opened]: undefined };

/** The rows that the address opens; a mark narrows what the filters narrow already. @param days of the figures that are shown */
export function rowsOf(search: AnalysisSearch, part: AnalysisPart, days: { from: string; to: string }): AnalysisRows {
  const { trigger, hour, link, page, reason, topic, day, until = day, at = search.channel, tongue = search.language } = search;
  const { who = search.agent, group = search.team, utm = search.campaign } = search;
  return {
    part,
    from: day ?? days.from,
    to: until ?? days.to,
    ...(at !== undefined && { channel: at }),
    ...(tongue !== undefined && { locale: tongue }),
    ...(who !== undefined && { agent: who }),
    ...(group !== undefined && { team: group }),
    ...(utm !== undefined && { campaign: utm }),
    ...(trigger !== undefined && { trigger }),
    ...(hour !== undefined && { hour }),
    ...(link !== undefined && { link }),
    ...(page !== undefined && { page }),
    ...(reason !== undefined && { reason }),
    ...(topic !== undefined && { topic }),
  };
}
