import type { Annotation } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const ANNOTATION = sql.raw(`id, to_char(day, 'YYYY-MM-DD') AS day, body AS text, version`);

/** Those of the days from one to another, both counted, in their order. */
export async function listBetween({ tenantId, db }: TenantScope, from: string, to: string): Promise<Annotation[]> {
  const { rows } = await db.execute(sql`SELECT ${ANNOTATION} FROM annotation
    WHERE tenant_id = ${tenantId} AND day BETWEEN ${from}::date AND ${to}::date ORDER BY annotation.day, body, id`);
  return rows as unknown as Annotation[];
}

/** Makes writers of one business wait for each other, and counts what it has. */
export async function lockAndCount({ tenantId, db }: TenantScope): Promise<number> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`annotation:${tenantId}`}))`);
  const { rows } = await db.execute(sql`SELECT count(*) AS count FROM annotation WHERE tenant_id = ${tenantId}`);
  return (rows[0] as { count: number }).count;
}

export async function insertAnnotation(
  { tenantId, db }: TenantScope,
  { id, day, text }: Pick<Annotation, 'id' | 'day' | 'text'>,
): Promise<Annotation> {
  const { rows } = await db.execute(sql`INSERT INTO annotation (tenant_id, id, day, body) VALUES (${tenantId}, ${id}, ${day}::date, ${text})
    RETURNING ${ANNOTATION}`);
  return rows[0] as unknown as Annotation;
}

/** Kept from changing until the transaction ends. */
export async function lockAnnotation({ tenantId, db }: TenantScope, id: string): Promise<Annotation | undefined> {
  const { rows } = await db.execute(sql`SELECT ${ANNOTATION} FROM annotation WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`);
  return rows[0] as unknown as Annotation | undefined;
}

export async function replaceAnnotation(
  { tenantId, db }: TenantScope,
  { id, day, text }: Pick<Annotation, 'id' | 'day' | 'text'>,
): Promise<Annotation> {
  const { rows } = await db.execute(sql`UPDATE annotation SET day = ${day}::date, body = ${text}, version = version + 1
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING ${ANNOTATION}`);
  return rows[0] as unknown as Annotation;
}

export async function deleteAnnotation({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM annotation WHERE tenant_id = ${tenantId} AND id = ${id}`);
}
