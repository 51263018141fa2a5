import {
  CHANNEL_KINDS,
  CONVERSATION_FIGURES,
  CONVERSATION_SORTS,
  CONVERSATION_STATUSES,
  CONVERSATION_VIEWS,
  LOCALES,
  PRIORITIES,
  type ConversationFilter,
  type ConversationSort,
} from '@lobby/contract';
import { dayOf, endOfDay, startOfDay } from './local-days.ts';

/** What narrows the list, as the address says it: days as `2026-11-22`, 0 for nobody's conversations. */
export interface SessionFilters {
  readonly status?: ConversationFilter['status'];
  readonly agent?: number;
  readonly team?: string;
  readonly tag?: string;
  readonly priority?: ConversationFilter['priority'];
  readonly language?: ConversationFilter['language'];
  readonly channel?: ConversationFilter['channel'];
  readonly from?: string;
  readonly to?: string;
  /** What a figure of the overview counts. */
  readonly figure?: ConversationFilter['figure'];
}

/** What the address of the screen says. */
export interface SessionSearch extends SessionFilters {
  /** The list that is shown; everything that is going on where it says nothing. */
  readonly view?: ConversationFilter['view'];
  readonly q?: string;
  /** The longest wait first where it says nothing. */
  readonly sort?: ConversationSort;
  /** Id of the open conversation. */
  readonly conversation?: string;
  /** When what the figure counts happened, in milliseconds since 1970: its day is the business's, which no day of the reader's says. */
  readonly since?: number;
  readonly until?: number;
}

/** The list without a choice, and its order. */
export const FIRST_VIEW: ConversationFilter['view'] = 'all';
export const FIRST_SORT: ConversationSort = 'waiting';

/** Everything that narrows a list, in the order in which it is shown. */
export const FILTER_NAMES = ['status', 'agent', 'team', 'tag', 'priority', 'language', 'channel', 'from', 'to', 'figure'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TAG_MAX = 40;
/** The last moment of the year 9999. */
const MOMENT_MAX = 253_402_300_799_999;

/** Reads the address; what it does not understand it leaves out. */
export function readSessionSearch(raw: Record<string, unknown>): SessionSearch {
  const view = oneOf(CONVERSATION_VIEWS, raw['view']);
  const sort = oneOf(CONVERSATION_SORTS, raw['sort']);
  const q = wordsOf(raw['q']);
  const tag = wordsOf(raw['tag']).slice(0, TAG_MAX);
  const agent = raw['agent'];
  const figure = oneOf(CONVERSATION_FIGURES, raw['figure']);
  const read = {
    view: view === FIRST_VIEW ? undefined : view,
    q: q === '' ? undefined : q,
    status: oneOf(CONVERSATION_STATUSES, raw['status']),
    agent: typeof agent === 'number' && Number.isSafeInteger(agent) && agent >= 0 ? agent : undefined,
    team: matching(UUID, raw['team']),
    tag: tag === '' ? undefined : tag,
    priority: oneOf(PRIORITIES, raw['priority']),
    language: oneOf(LOCALES, raw['language']),
    channel: oneOf(CHANNEL_KINDS, raw['channel']),
    from: dayFrom(raw['from']),
    to: dayFrom(raw['to']),
    figure,
    since: figure === undefined ? undefined : momentFrom(raw['since']),
    until: figure === undefined ? undefined : momentFrom(raw['until']),
    sort: sort === FIRST_SORT ? undefined : sort,
    conversation: matching(UUID, raw['conversation']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as SessionSearch;
}

function oneOf<Value extends string>(values: readonly Value[], raw: unknown): Value | undefined {
  return values.find((value) => value === raw);
}

/** A search like 123 or true reaches the address as a number or a boolean. */
function wordsOf(raw: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof raw) ? String(raw) : '';
}

function matching(pattern: RegExp, raw: unknown): string | undefined {
  return typeof raw === 'string' && pattern.test(raw) ? raw : undefined;
}

function dayFrom(raw: unknown): string | undefined {
  const day = matching(DAY, raw);
  return day === undefined || Number.isNaN(startOfDay(day)) ? undefined : day;
}

function momentFrom(raw: unknown): number | undefined {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0 && raw <= MOMENT_MAX ? raw : undefined;
}

/** The filter that an address asks the server for; days are the reader's own. */
export function filterOf({
  view = FIRST_VIEW,
  q,
  status,
  agent,
  team,
  tag,
  priority,
  language,
  channel,
  from,
  to,
  figure,
  since,
  until,
}: SessionSearch): ConversationFilter {
  const filter = {
    view,
    q,
    status,
    agent,
    team,
    tag,
    priority,
    language,
    channel,
    from: from === undefined ? undefined : startOfDay(from),
    to: to === undefined ? undefined : endOfDay(to),
    figure,
    since,
    until,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as ConversationFilter;
}

/** The address of a filter, so that a saved view opens like any other list; what it leaves out is emptied. */
export function searchOf({ from, to, ...filter }: ConversationFilter, sort: ConversationSort): Record<string, unknown> {
  return {
    q: undefined,
    status: undefined,
    agent: undefined,
    team: undefined,
    tag: undefined,
    priority: undefined,
    language: undefined,
    channel: undefined,
    figure: undefined,
    since: undefined,
    until: undefined,
    ...filter,
    from: from === undefined ? undefined : dayOf(from),
    to: to === undefined ? undefined : dayOf(to - 1),
    sort,
  };
}
