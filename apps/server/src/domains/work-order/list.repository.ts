import { BULK_ORDERS_MAX, readWorkOrderNo, type WorkOrderFilter, type WorkOrderRow, type WorkOrderSort } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { asUser } from '#/database/as-user.ts';
import { patternOf } from '#/database/like-pattern.ts';
import { holdsBits } from '#/database/holds-bits.ts';
import { isCounted } from './figure.repository.ts';
import { foldWords } from './fold-words.ts';
import { beyond, DUE, orderBy, POSITION, type OrderPosition } from './list-order.ts';
import { askedBitsOf } from './search/order-bits.ts';
import { ORDER_JOINS, ORDER_ROW, toOrderRow, type StoredOrderRow } from './order-row.ts';

export interface OrderQuery {
  filter: WorkOrderFilter;
  sort: WorkOrderSort;
  after: OrderPosition | undefined;
  limit: number;
  userId: number;
  /** Milliseconds since 1970. */
  now: number;
}

export interface ListedOrder {
  order: WorkOrderRow;
  position: OrderPosition;
}

export interface OrderPage {
  orders: ListedOrder[];
  /** How many the whole filter lets through, where it was searched for its first page. */
  size: ListSize | undefined;
}

export interface ListSize {
  total: number;
  /** There are more: what is found often is counted no further than anything is done with at once. */
  more_than_total: boolean;
}

/** Work orders that are read for each one of a page, before all that a search finds is looked for. */
const WALKED_FOR_EACH = 20;
/** How much further is read than ought to do. */
const RESERVE = 1.25;

/** The page is found first, and only its own rows are looked at more closely. */
export async function listOrders(scope: TenantScope, query: OrderQuery): Promise<OrderPage> {
  await asUser(scope, query.userId);
  const { ids, size } = await find(scope, query);
  return { orders: await readPage(scope, ids, query.sort), size };
}

interface Found {
  ids: string[];
  size: ListSize | undefined;
}

/**
 * What a search finds often is met on a short walk along the order, and a few work orders are read as a whole; what it finds
 * seldom has to be found whole before its page is known, and is counted with that.
 */
async function find(scope: TenantScope, query: OrderQuery): Promise<Found> {
  const q = searched(query.filter);
  const isFirst = query.after === undefined;
  if (q === '' || askedOf(q).isNumber) return findWhole(scope, query, isFirst && q !== '');
  const front = await walk(scope, query, query.limit * WALKED_FOR_EACH);
  if (front.isAll) return { ids: front.ids, size: isFirst ? exactly(front.found) : undefined };
  if (front.ids.length < query.limit) return findWhole(scope, query, isFirst);
  return { ids: front.ids, size: isFirst ? await sizeOfOften(scope, query, front) : undefined };
}

const exactly = (total: number): ListSize => ({ total, more_than_total: false });
const upToMost = (found: number): ListSize => ({ total: Math.min(found, BULK_ORDERS_MAX), more_than_total: found > BULK_ORDERS_MAX });

/** Reading on as far as there should be enough of them is sooner than looking for all. */
async function sizeOfOften(scope: TenantScope, query: OrderQuery, { walked, found }: Walk): Promise<ListSize> {
  const further = await walk(scope, query, Math.ceil(((BULK_ORDERS_MAX + 1) * RESERVE * walked) / found));
  if (further.isAll || further.found > BULK_ORDERS_MAX) return upToMost(further.found);
  const { rows } = await scope.db.execute(sql`SELECT count(*) AS count FROM (
    SELECT 1 FROM work_order w WHERE ${orderConditions(scope.tenantId, query)} LIMIT ${BULK_ORDERS_MAX + 1}) found`);
  return upToMost((rows[0] as { count: number }).count);
}

async function readPage({ tenantId, db }: TenantScope, found: readonly string[], sort: WorkOrderSort): Promise<ListedOrder[]> {
  if (found.length === 0) return [];
  const ids = sql.param(found);
  const { rows } = await db.execute(sql`SELECT ${ORDER_ROW}, ${POSITION} FROM work_order w ${ORDER_JOINS}
    WHERE w.tenant_id = ${tenantId} AND w.id = ANY(${ids}::uuid[]) ORDER BY ${orderBy(sort)}`);
  return (rows as unknown as (StoredOrderRow & Omit<OrderPosition, 'id'>)[]).map(({ rank, due, updated, created, ...row }) => {
    return { order: toOrderRow(row), position: { rank, due, updated, created, id: row.id } };
  });
}

/** The page of what the whole filter lets through, and how many that are where it is counted. */
async function findWhole(scope: TenantScope, { sort, after, limit, ...query }: OrderQuery, isCounted: boolean): Promise<Found> {
  const { rows } = await scope.db.execute(sql`SELECT w.id, ${isCounted ? sql`count(*) OVER ()` : sql`NULL::bigint`} AS total
    FROM work_order w WHERE ${orderConditions(scope.tenantId, query)} ${behind(sort, after)} ORDER BY ${orderBy(sort)} LIMIT ${limit}`);
  const found = rows as unknown as { id: string; total: number | null }[];
  return { ids: found.map(({ id }) => id), size: isCounted ? exactly(found[0]?.total ?? 0) : undefined };
}

interface Walk {
  /** How many were read, and how many of those are found. */
  walked: number;
  found: number;
  /** The first of those. */
  ids: string[];
  /** There was nothing more to read. */
  isAll: boolean;
}

/**
 * What a search finds among the first work orders that the rest of its filter lets through: their bits are looked at by their
 * ids, and the texts of those only which may be found.
 */
async function walk({ tenantId, db }: TenantScope, { sort, after, limit, filter, ...query }: OrderQuery, most: number): Promise<Walk> {
  const { no, folded, pattern } = askedOf(searched(filter));
  const conditions = orderConditions(tenantId, { ...query, filter: { ...filter, q: undefined } });
  const { rows } = await db.execute(sql`WITH front AS MATERIALIZED (SELECT w.id, w.no, row_number() OVER () AS place FROM (
        SELECT w.id, w.no FROM work_order w WHERE ${conditions} ${behind(sort, after)} ORDER BY ${orderBy(sort)} LIMIT ${most}) w),
      looked AS MATERIALIZED (SELECT s.work_order_id AS id FROM work_order_search s
        WHERE s.tenant_id = ${tenantId} AND s.work_order_id = ANY(ARRAY(SELECT id FROM front)) AND ${mayHold(folded)}),
      found AS MATERIALIZED (SELECT w.id FROM work_order w
        WHERE w.tenant_id = ${tenantId} AND w.id = ANY(ARRAY(SELECT id FROM looked)) AND ${textsRead(tenantId, pattern)}
        UNION SELECT id FROM front WHERE no = ${no ?? null})
    SELECT (SELECT count(*) FROM front) AS walked, (SELECT count(*) FROM found) AS found,
      ARRAY(SELECT f.id::text FROM front f JOIN found USING (id) ORDER BY f.place LIMIT ${limit}) AS ids`);
  const front = rows[0] as unknown as Omit<Walk, 'isAll'>;
  return { ...front, isAll: front.walked < most };
}

const behind = (sort: WorkOrderSort, after: OrderPosition | undefined) => (after ? sql`AND ${beyond(sort, after)}` : sql``);

const searched = ({ q = '' }: WorkOrderFilter) => q.trim();

/** Of a work order `w`: it is not settled. */
export const GOING_ON = sql.raw(`w.status IN ('new', 'open', 'pending', 'on_hold')`);
const SETTLED = sql.raw(`w.status IN ('solved', 'closed', 'cancelled', 'merged')`);

export const moment = (at: number) => sql`to_timestamp(${at}::double precision / 1000.0)`;

/** What a work order `w` fulfils that a filter lets through, as somebody sees it. */
export function orderConditions(tenantId: number, { filter, userId, now }: Pick<OrderQuery, 'filter' | 'userId' | 'now'>): SQL {
  const { view, status, type, assignee, team, priority, contact, figure } = filter;
  const { created_from: createdFrom, created_to: createdTo, due_from: dueFrom, due_to: dueTo } = filter;
  const q = searched(filter);
  const conditions = [
    sql`w.tenant_id = ${tenantId}`,
    ...inView(view, status !== undefined, userId, now),
    ...(status === undefined ? [] : [sql`w.status = ${status}`]),
    ...(type === undefined ? [] : [sql`w.type_id = ${type}`]),
    ...(assignee === undefined ? [] : [assignee === 0 ? sql`w.assignee_id IS NULL` : sql`w.assignee_id = ${assignee}`]),
    ...(team === undefined ? [] : [sql`w.team_id = ${team}`]),
    ...(priority === undefined ? [] : [sql`w.priority = ${priority}`]),
    ...(contact === undefined ? [] : [sql`w.contact_id = ${contact}`]),
    ...(createdFrom === undefined ? [] : [sql`w.created_at >= ${moment(createdFrom)}`]),
    ...(createdTo === undefined ? [] : [sql`w.created_at < ${moment(createdTo)}`]),
    ...(dueFrom === undefined ? [] : [sql`${DUE} >= ${moment(dueFrom)}`, sql`w.due_at IS NOT NULL`]),
    ...(dueTo === undefined ? [] : [sql`${DUE} < ${moment(dueTo)}`]),
    ...(figure === undefined ? [] : [isCounted(figure, now)]),
    ...(q === '' ? [] : [finds(tenantId, q)]),
  ];
  return sql.join(conditions, sql` AND `);
}

/** A status that is asked for counts instead of the view's own. */
function inView(view: WorkOrderFilter['view'], hasStatus: boolean, userId: number, now: number): SQL[] {
  const usual = hasStatus ? [] : [GOING_ON];
  switch (view) {
    case 'open':
      return usual;
    case 'mine':
      return [...usual, sql`w.assignee_id = ${userId}`];
    case 'unassigned':
      return [...usual, sql`w.assignee_id IS NULL`];
    case 'overdue':
      return [...usual, GOING_ON, sql`w.due_at < to_timestamp(${now} / 1000.0)`];
    case 'settled':
      return hasStatus ? [] : [SETTLED];
    case 'all':
      return [];
  }
}

/** What is searched, as the texts are folded, and the number that it can be read as. */
function askedOf(q: string) {
  const no = readWorkOrderNo(q);
  const folded = foldWords(q);
  return { no, isNumber: no !== undefined && !/^\d/.test(q), folded, pattern: patternOf(folded) };
}

/** Its number, what it is about, or whose it is. What is written like a number of one is nothing else. */
function finds(tenantId: number, q: string): SQL {
  const { no, isNumber, folded, pattern } = askedOf(q);
  if (isNumber) return sql`w.no = ${no}`;
  // A list of ids is what the index is walked along once: joined, each row is looked up from the root, or all texts are compared.
  const found = sql`w.id = ANY(ARRAY(SELECT s.work_order_id FROM work_order_search s WHERE s.tenant_id = ${tenantId} AND ${mayHold(folded)}))
    AND ${textsRead(tenantId, pattern)}`;
  return no === undefined ? sql`(${found})` : sql`(w.no = ${no} OR ${found})`;
}

/** Of the bits `s` of a work order: they have all pieces, or are not those of its texts. */
function mayHold(folded: string): SQL {
  return sql`(s.is_stale OR ${holdsBits(sql`s.bits`, askedBitsOf(folded))})`;
}

/** Its own texts are read, and its customer's where those do not tell. */
function textsRead(tenantId: number, pattern: string): SQL {
  return sql`(w.find_text LIKE ${pattern} OR (SELECT k.find_text FROM contact k WHERE k.tenant_id = ${tenantId} AND k.id = w.contact_id) LIKE ${pattern})`;
}

export interface OpenCounts {
  open: number;
  mine: number;
  unassigned: number;
  overdue: number;
}

/** How many work orders are going on; those that are settled only grow, and are not counted. */
export async function countOrders({ tenantId, db }: TenantScope, userId: number, now: number): Promise<OpenCounts> {
  const { rows } = await db.execute(sql`SELECT count(*) AS open, count(*) FILTER (WHERE w.assignee_id = ${userId}) AS mine,
      count(*) FILTER (WHERE w.assignee_id IS NULL) AS unassigned, count(*) FILTER (WHERE w.due_at < to_timestamp(${now} / 1000.0)) AS overdue
    FROM work_order w WHERE w.tenant_id = ${tenantId} AND ${GOING_ON}`);
  return rows[0] as unknown as OpenCounts;
}

/** How many work orders a filter lets through that searches for nothing. */
export async function countFiltered({ tenantId, db }: TenantScope, query: Pick<OrderQuery, 'filter' | 'userId' | 'now'>): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*) AS count FROM work_order w WHERE ${orderConditions(tenantId, query)}`);
  return (rows[0] as { count: number }).count;
}

/** The first work orders of a filter, those changed last first. */
export async function listIds(
  { tenantId, db }: TenantScope,
  query: Pick<OrderQuery, 'filter' | 'userId' | 'now'>,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT w.id FROM work_order w WHERE ${orderConditions(tenantId, query)}
    ORDER BY ${orderBy('updated')} LIMIT ${limit}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}
