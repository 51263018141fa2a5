import { readWorkOrderNo, type FieldValues, type FormField, type WorkOrderStatus } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { patternOf } from '#/database/like-pattern.ts';
import { foldWords } from './fold-words.ts';
import { beyond, orderBy, POSITION, type OrderPosition } from './list-order.ts';
import { OWN_ROW, type StoredOwnRow } from './visitor-row.ts';

const JOINS = sql.raw(`JOIN work_order_type t ON t.tenant_id = w.tenant_id AND t.id = w.type_id
  JOIN conversation c ON c.tenant_id = w.tenant_id AND c.id = w.conversation_id`);
const GOING_ON = sql.raw(`w.status IN ('new', 'open', 'pending', 'on_hold')`);

export interface OwnQuery {
  contactId: string;
  settled: boolean;
  q: string;
  after: OrderPosition | undefined;
  limit: number;
}

/** A customer's work orders, the latest changed first. */
export async function listOwn(
  { tenantId, db }: TenantScope,
  { contactId, settled, q, after, limit }: OwnQuery,
): Promise<{ row: StoredOwnRow; position: OrderPosition }[]> {
  const { rows } = await db.execute(sql`SELECT ${OWN_ROW}, ${POSITION} FROM work_order w ${JOINS}
    WHERE w.tenant_id = ${tenantId} AND w.contact_id = ${contactId} AND ${settled ? sql`NOT ${GOING_ON}` : GOING_ON}
      ${q === '' ? sql`` : sql`AND ${finds(q)}`} ${after ? sql`AND ${beyond('updated', after)}` : sql``}
    ORDER BY ${orderBy('updated')} LIMIT ${limit}`);
  return (rows as unknown as (StoredOwnRow & OrderPosition)[]).map((row) => {
    const { rank, due, updated, created, ...own } = row;
    return {
      row: { ...own, created_at: row.created_at, updated_at: row.updated_at },
      position: { rank, due, updated, created, id: row.id },
    };
  });
}

/** Its number, what it is about, or what was said in it: nobody has so many that looking at all of them takes long. */
function finds(q: string) {
  const pattern = patternOf(foldWords(q));
  const no = readWorkOrderNo(q);
  return sql`(${no === undefined ? sql`` : sql`w.no = ${no} OR`} w.find_text LIKE ${pattern}
    OR EXISTS (SELECT FROM message m WHERE m.tenant_id = w.tenant_id AND m.conversation_id = w.conversation_id AND normalize(words_of(m.body, m.cards), NFKC) ILIKE ${pattern}))`;
}

export async function countOwn({ tenantId, db }: TenantScope, contactId: string): Promise<{ going_on: number; settled: number }> {
  const { rows } =
    await db.execute(sql`SELECT count(*) FILTER (WHERE ${GOING_ON}) AS going_on, count(*) FILTER (WHERE NOT ${GOING_ON}) AS settled
    FROM work_order w WHERE w.tenant_id = ${tenantId} AND w.contact_id = ${contactId}`);
  return rows[0] as unknown as { going_on: number; settled: number };
}

export type OwnDetail = StoredOwnRow & {
  assignee_name: string | null;
  form: FormField[];
  fields: FieldValues;
  solution: string;
  csat_score: number | null;
  since: number;
  merged_into: { id: string; no: number } | null;
  status: WorkOrderStatus;
};

export async function findOwn({ tenantId, db }: TenantScope, contactId: string, id: string): Promise<OwnDetail | undefined> {
  const { rows } =
    await db.execute(sql`SELECT ${OWN_ROW}, w.assignee_name, w.form, w.fields, w.solution, c.csat_score, epoch_ms(w.status_at) AS since,
      (SELECT jsonb_build_object('id', o.id, 'no', o.no) FROM work_order o WHERE o.tenant_id = w.tenant_id AND o.id = w.merged_into_id AND o.contact_id = w.contact_id) AS merged_into
    FROM work_order w ${JOINS} WHERE w.tenant_id = ${tenantId} AND w.contact_id = ${contactId} AND w.id = ${id}`);
  return rows[0] as unknown as OwnDetail | undefined;
}
