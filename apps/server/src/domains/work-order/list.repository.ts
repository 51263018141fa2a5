import { readWorkOrderNo, type WorkOrderFilter, type WorkOrderRow, type WorkOrderSort } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { asUser } from '#/database/as-user.ts';
import { patternOf } from '#/database/like-pattern.ts';
import { holdsBits } from '#/database/holds-bits.ts';
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
  /** How many the whole filter lets through, where finding the page has told that too. */
  total: number | undefined;
}

/** Work orders that are read for each one of a page, before all that a search finds is looked for. */
const WALKED_FOR_EACH = 20;

/**
 * The page is found first, and only its own rows are looked at more closely. What a search finds often is met on a short walk
 * along the order; what it finds seldom has to be found whole before its page is known, and is counted with that.
 */
export async function listOrders(scope: TenantScope, query: OrderQuery): Promise<OrderPage> {
  await asUser(scope, query.userId);
  const { filter, sort, after, limit } = query;
  const isSearched = searched(filter) !== '';
  const walked = isSearched ? await findPage(scope, walk(scope.tenantId, query)) : [];
  if (walked.length === limit) return { orders: await readPage(scope, walked, sort), total: undefined };
  const isCounted = isSearched && after === undefined;
  const found = await findPage(scope, whole(scope.tenantId, query, isCounted));
  return { orders: await readPage(scope, found, sort), total: isCounted ? (found[0]?.total ?? 0) : undefined };
}

interface Found {
  id: string;
  total: number | null;
}

async function findPage({ db }: TenantScope, page: SQL): Promise<Found[]> {
  const { rows } = await db.execute(page);
  return rows as unknown as Found[];
}

async function readPage({ tenantId, db }: TenantScope, found: readonly Found[], sort: WorkOrderSort): Promise<ListedOrder[]> {
  if (found.length === 0) return [];
  const ids = sql.param(found.map(({ id }) => id));
  const { rows } = await db.execute(sql`SELECT ${ORDER_ROW}, ${POSITION} FROM work_order w ${ORDER_JOINS}
    WHERE w.tenant_id = ${tenantId} AND w.id = ANY(${ids}::uuid[]) ORDER BY ${orderBy(sort)}`);
  return (rows as unknown as (StoredOrderRow & Omit<OrderPosition, 'id'>)[]).map(({ rank, due, updated, created, ...row }) => {
    return { order: toOrderRow(row), position: { rank, due, updated, created, id: row.id } };
  });
}

/** What the whole filter lets through, and how many that are where it is counted. */
function whole(tenantId: number, { sort, after, limit, ...query }: OrderQuery, isCounted: boolean): SQL {
  return sql`SELECT w.id, ${isCounted ? sql`count(*) OVER ()` : sql`NULL::bigint`} AS total FROM work_order w
    WHERE ${orderConditions(tenantId, query)} ${behind(sort, after)} ORDER BY ${orderBy(sort)} LIMIT ${limit}`;
}

/** What a search finds among the first work orders that the rest of its filter lets through. */
function walk(tenantId: number, { sort, after, limit, filter, ...query }: OrderQuery): SQL {
  const unsearched = { ...query, filter: { ...filter, q: undefined } };
  return sql`SELECT w.id, NULL::bigint AS total FROM (
      SELECT w.* FROM work_order w WHERE ${orderConditions(tenantId, unsearched)} ${behind(sort, after)}
        ORDER BY ${orderBy(sort)} LIMIT ${limit * WALKED_FOR_EACH}) w
    WHERE ${reads(tenantId, searched(filter))} ORDER BY ${orderBy(sort)} LIMIT ${limit}`;
}

const behind = (sort: WorkOrderSort, after: OrderPosition | undefined) => (after ? sql`AND ${beyond(sort, after)}` : sql``);

const searched = ({ q = '' }: WorkOrderFilter) => q.trim();

/** Of a work order `w`: it is not settled. */
export const GOING_ON = sql.raw(`w.status IN ('new', 'open', 'pending', 'on_hold')`);
const SETTLED = sql.raw(`w.status IN ('solved', 'closed', 'cancelled', 'merged')`);

export const moment = (at: number) => sql`to_timestamp(${at}::double precision / 1000.0)`;

/** What a work order `w` fulfils that a filter lets through, as somebody sees it. */
export function orderConditions(tenantId: number, { filter, userId, now }: Pick<OrderQuery, 'filter' | 'userId' | 'now'>): SQL {
  const { view, status, type, assignee, team, priority, contact } = filter;
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
  const bits = askedBitsOf(folded);
  return byNo(no, bits.size === 0 ? byTexts(tenantId, pattern) : byBits(tenantId, bits, pattern));
}

/** The same of a work order `w` that is read anyway. */
function reads(tenantId: number, q: string): SQL {
  const { no, isNumber, pattern } = askedOf(q);
  return isNumber ? sql`w.no = ${no}` : byNo(no, textsRead(tenantId, pattern));
}

const byNo = (no: number | undefined, found: SQL) => (no === undefined ? sql`(${found})` : sql`(w.no = ${no} OR ${found})`);

/** Its own texts are read, and its customer's where those do not tell. */
function textsRead(tenantId: number, pattern: string): SQL {
  return sql`(w.find_text LIKE ${pattern} OR (SELECT k.find_text FROM contact k WHERE k.tenant_id = ${tenantId} AND k.id = w.contact_id) LIKE ${pattern})`;
}

/**
 * The texts of those only whose bits have all pieces. Lists of ids are what the index is walked along once: joined, each row
 * is looked up from the root, or all texts are compared.
 */
function byBits(tenantId: number, bits: ReadonlySet<number>, pattern: string): SQL {
  return sql`w.id = ANY(ARRAY(SELECT s.work_order_id FROM work_order_search s WHERE s.tenant_id = ${tenantId} AND (s.is_stale OR ${holdsBits(sql`s.bits`, bits)})))
    AND ${textsRead(tenantId, pattern)}`;
}

/** Words too short for a piece: all texts are read. */
function byTexts(tenantId: number, pattern: string): SQL {
  return sql`w.id = ANY(ARRAY(SELECT o.id FROM work_order o WHERE o.tenant_id = ${tenantId} AND o.find_text LIKE ${pattern}
    UNION ALL SELECT o.id FROM contact k JOIN work_order o ON o.tenant_id = k.tenant_id AND o.contact_id = k.id
      WHERE k.tenant_id = ${tenantId} AND k.find_text LIKE ${pattern}))`;
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

/** How many work orders a filter lets through. */
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
