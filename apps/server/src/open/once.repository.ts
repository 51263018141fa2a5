import { IDEMPOTENCY_MS } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A write that runs for longer has died with its process: the same again may do it. */
const RUNNING_MS = 120_000;

/** A write as its program names it, with a digest of what it asks for. */
export interface NamedWrite {
  keyId: string;
  name: string;
  digest: Buffer;
}

export interface StoredWrite {
  digest: Buffer;
  /** The answer; null while it is being made. */
  answer: unknown;
}

const at = (ms: number) => sql`to_timestamp(${ms}::float8 / 1000.0)`;

/** Begins a write that has not been done within the time that answers are kept. @returns false where somebody else does it or has done it */
export async function beginWrite({ tenantId, db }: TenantScope, { keyId, name, digest }: NamedWrite, now: number): Promise<boolean> {
  const { rows } = await db.execute(sql`INSERT INTO open_answer AS a (tenant_id, key_id, name, digest, begun_at)
    VALUES (${tenantId}, ${keyId}, ${name}, ${digest}, ${at(now)})
    ON CONFLICT (tenant_id, key_id, name) DO UPDATE SET digest = excluded.digest, begun_at = excluded.begun_at, answer = NULL
      WHERE a.begun_at <= ${at(now - IDEMPOTENCY_MS)} OR (a.answer IS NULL AND a.begun_at <= ${at(now - RUNNING_MS)} AND a.digest = excluded.digest)
    RETURNING name`);
  return rows.length > 0;
}

export async function findWrite({ tenantId, db }: TenantScope, { keyId, name }: NamedWrite): Promise<StoredWrite | undefined> {
  const { rows } = await db.execute(
    sql`SELECT digest, answer FROM open_answer WHERE tenant_id = ${tenantId} AND key_id = ${keyId} AND name = ${name}`,
  );
  return rows[0] as unknown as StoredWrite | undefined;
}

export async function keepAnswer({ tenantId, db }: TenantScope, { keyId, name }: NamedWrite, answer: unknown): Promise<void> {
  await db.execute(sql`UPDATE open_answer SET answer = ${JSON.stringify(answer)}::jsonb
    WHERE tenant_id = ${tenantId} AND key_id = ${keyId} AND name = ${name}`);
}

/** Forgets a write that was refused: it has done nothing, and may be tried again. */
export async function dropWrite({ tenantId, db }: TenantScope, { keyId, name }: NamedWrite): Promise<void> {
  await db.execute(sql`DELETE FROM open_answer WHERE tenant_id = ${tenantId} AND key_id = ${keyId} AND name = ${name} AND answer IS NULL`);
}

/** Removes answers in which one of the ids stands. */
export async function deleteAnswersAbout({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<void> {
  await db.execute(sql`DELETE FROM open_answer WHERE tenant_id = ${tenantId}
    AND EXISTS (SELECT FROM unnest(${sql.param(ids)}::text[]) AS gone(id) WHERE strpos(answer::text, gone.id) > 0)`);
}

/** Removes answers that are not kept any more. */
export async function purgeAnswers({ tenantId, db }: TenantScope, now: number): Promise<void> {
  await db.execute(sql`DELETE FROM open_answer WHERE tenant_id = ${tenantId} AND begun_at <= ${at(now - IDEMPOTENCY_MS)}`);
}
