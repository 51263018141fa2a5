import {
  PRIORITIES,
  WORK_ORDER_FIGURES,
  WORK_ORDER_SORTS,
  WORK_ORDER_STATUSES,
  WORK_ORDER_VIEWS,
  type WorkOrderFigure,
  type WorkOrderFilter,
  type WorkOrderSort,
  type WorkOrderStatus,
} from '@lobby/contract';
import { dayOf, endOfDay, startOfDay } from '#/components/conversation/local-days.ts';

/** How work orders are shown: in rows, in columns by state, by the day on which they are due. */
export const ORDER_SHAPES = ['board', 'table', 'calendar'] as const;
export type OrderShape = (typeof ORDER_SHAPES)[number];
export const FIRST_SHAPE: OrderShape = 'table';
export const FIRST_SORT: WorkOrderSort = 'updated';

/** The address of the screen: what narrows the list, how it is shown, and the work order that is open. Days are like `2026-11-22`. */
export interface OrderSearch {
  shape?: OrderShape;
  view?: WorkOrderFilter['view'];
  q?: string;
  status?: WorkOrderStatus;
  type?: string;
  /** 0 is nobody. */
  assignee?: number;
  team?: string;
  priority?: (typeof PRIORITIES)[number];
  made_from?: string;
  made_to?: string;
  due_from?: string;
  due_to?: string;
  /** What a figure counts of those made, or with `due` of those due, from when until when, in milliseconds since 1970. */
  figure?: WorkOrderFigure | 'due';
  since?: number;
  until?: number;
  sort?: WorkOrderSort;
  /** The first day that the calendar shows, and how many. */
  day?: string;
  span?: 'week' | 'month';
  order?: string;
}

/** Everything that narrows a list beside its view and its words, in the order in which it is shown. */
export const ORDER_FILTERS = [
  'status',
  'type',
  'assignee',
  'team',
  'priority',
  'made_from',
  'made_to',
  'due_from',
  'due_to',
  'figure',
] as const;
export type OrderFilterName = (typeof ORDER_FILTERS)[number];

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);
const Q_MAX = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const idFrom = (given: unknown) => (typeof given === 'string' && UUID.test(given) ? given : undefined);
const dayFrom = (given: unknown) => (typeof given === 'string' && DAY.test(given) && !Number.isNaN(startOfDay(given)) ? given : undefined);

const MOMENT_MAX = 8_640_000_000_000_000;
const momentFrom = (given: unknown) =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= MOMENT_MAX ? given : undefined;

/** What a figure counts needs all three: one of them says nothing. */
function readCounted({ figure: given, since: from, until: to }: Record<string, unknown>): Pick<OrderSearch, 'figure' | 'since' | 'until'> {
  const [figure, since, until] = [oneOf([...WORK_ORDER_FIGURES, 'due'] as const, given), momentFrom(from), momentFrom(to)];
  return figure === undefined || since === undefined || until === undefined ? {} : { figure, since, until };
}

/** What of an address is understood; the rest is left out. */
export function readOrderSearch(given: Record<string, unknown>): OrderSearch {
  const { q, assignee } = given;
  const read = {
    shape: oneOf(ORDER_SHAPES, given['shape']),
    view: oneOf(WORK_ORDER_VIEWS, given['view']),
    q: typeof q === 'string' && q !== '' ? q.slice(0, Q_MAX) : undefined,
    status: oneOf(WORK_ORDER_STATUSES, given['status']),
    type: idFrom(given['type']),
    assignee: typeof assignee === 'number' && Number.isSafeInteger(assignee) && assignee >= 0 ? assignee : undefined,
    team: idFrom(given['team']),
    priority: oneOf(PRIORITIES, given['priority']),
    made_from: dayFrom(given['made_from']),
    made_to: dayFrom(given['made_to']),
    due_from: dayFrom(given['due_from']),
    due_to: dayFrom(given['due_to']),
    ...readCounted(given),
    sort: oneOf(WORK_ORDER_SORTS, given['sort']),
    day: dayFrom(given['day']),
    span: oneOf(['week', 'month'] as const, given['span']),
    order: idFrom(given['order']),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

/** Of two that narrow together the one that lets less through. */
const later = (one: number | undefined, other: number | undefined) => (one === undefined ? other : Math.max(one, other ?? one));
const earlier = (one: number | undefined, other: number | undefined) => (one === undefined ? other : Math.min(one, other ?? one));

/** The filter that an address asks the server for; days are the reader's own. */
export function orderFilterOf(search: OrderSearch): WorkOrderFilter {
  const {
    view = 'open',
    q,
    status,
    type,
    assignee,
    team,
    priority,
    made_from: from,
    made_to: to,
    due_from: dueFrom,
    due_to: dueTo,
    figure,
    since,
    until,
  } = search;
  const [made, due] = figure === 'due' ? [{}, { since, until }] : [{ since, until }, {}];
  const filter = {
    view,
    q,
    status,
    type,
    assignee,
    team,
    priority,
    created_from: later(from === undefined ? undefined : startOfDay(from), made.since),
    created_to: earlier(to === undefined ? undefined : endOfDay(to), made.until),
    due_from: later(dueFrom === undefined ? undefined : startOfDay(dueFrom), due.since),
    due_to: earlier(dueTo === undefined ? undefined : endOfDay(dueTo), due.until),
    figure: figure === 'due' ? undefined : figure,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as WorkOrderFilter;
}

/** The address of a filter, so that a saved view opens like any other list; what it leaves out is emptied. */
export function orderSearchOf(filter: WorkOrderFilter, sort: WorkOrderSort): Record<keyof OrderSearch, unknown> | Record<string, unknown> {
  const { created_from: from, created_to: to, due_from: dueFrom, due_to: dueTo, contact: _contact, figure, ...rest } = filter;
  const [first, last] = [
    (at?: number) => (at === undefined ? undefined : dayOf(at)),
    (at?: number) => (at === undefined ? undefined : dayOf(at - 1)),
  ];
  return {
    q: undefined,
    ...Object.fromEntries(ORDER_FILTERS.map((name) => [name, undefined])),
    ...rest,
    // What a figure counts is kept to the moment.
    ...(figure === undefined ? { made_from: first(from), made_to: last(to) } : { figure, since: from, until: to }),
    due_from: first(dueFrom),
    due_to: last(dueTo),
    sort,
  };
}
