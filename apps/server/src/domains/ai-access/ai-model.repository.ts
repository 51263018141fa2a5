import type { EmbeddingTest, ModelTest, OwnModel, OwnModelDraft, ProviderFault } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export interface ModelRow extends Omit<OwnModel, 'has_key' | 'spent' | 'resets_at' | 'embedding'> {
  embedding_fault: ProviderFault | null;
  embedding_test: EmbeddingTest | null;
  key_sealed: Buffer | null;
  /** Milliseconds since 1970. */
  failed_at: number | null;
}

const MODEL = sql.raw(`name, base_url, key_sealed, chat_model, embedding_model, temperature, max_tokens, is_on AS "on", falls_back,
  monthly_tokens::float8 AS monthly_tokens, status, fault, epoch_ms(failed_at) AS failed_at, epoch_ms(tested_at) AS tested_at, test, embedding_fault,
  embedding_test, version`);

export async function findModelRow({ tenantId, db }: TenantScope): Promise<ModelRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${MODEL} FROM ai_model WHERE tenant_id = ${tenantId}`);
  const row = rows[0] as unknown as ModelRow | undefined;
  return row && { ...row, key_sealed: row.key_sealed && Buffer.from(row.key_sealed) };
}

/** Saves if nobody else has since `version`, and has to be tested anew. @returns false otherwise */
export async function writeModel(
  { tenantId, db }: TenantScope,
  draft: OwnModelDraft,
  key: Buffer | null,
  version: number,
): Promise<boolean> {
  const {
    name,
    base_url: url,
    chat_model: chat,
    embedding_model: embedding,
    temperature,
    max_tokens: max,
    monthly_tokens: monthly,
  } = draft;
  const { rows } =
    version === 0
      ? await db.execute(sql`INSERT INTO ai_model (tenant_id, name, base_url, key_sealed, chat_model, embedding_model, temperature, max_tokens,
            is_on, falls_back, monthly_tokens)
          VALUES (${tenantId}, ${name}, ${url}, ${key}, ${chat}, ${embedding}, ${temperature}, ${max}, ${draft.on}, ${draft.falls_back}, ${monthly})
          ON CONFLICT (tenant_id) DO NOTHING RETURNING version`)
      : await db.execute(sql`UPDATE ai_model SET name = ${name}, base_url = ${url}, key_sealed = ${key}, chat_model = ${chat},
            embedding_model = ${embedding}, temperature = ${temperature}, max_tokens = ${max}, is_on = ${draft.on}, falls_back = ${draft.falls_back},
            monthly_tokens = ${monthly}, version = version + 1,
            status = CASE WHEN base_url = ${url} AND chat_model = ${chat} AND key_sealed IS NOT DISTINCT FROM ${key} THEN status ELSE 'untested' END,
            fault = CASE WHEN base_url = ${url} AND chat_model = ${chat} AND key_sealed IS NOT DISTINCT FROM ${key} THEN fault END,
            failed_at = NULL,
            test = CASE WHEN base_url = ${url} AND chat_model = ${chat} THEN test END,
            embedding_fault = NULL,
            embedding_test = CASE WHEN base_url = ${url} AND embedding_model = ${embedding} AND key_sealed IS NOT DISTINCT FROM ${key} THEN embedding_test END
          WHERE tenant_id = ${tenantId} AND version = ${version} RETURNING version`);
  return rows.length > 0;
}

export async function deleteModel({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`DELETE FROM ai_model WHERE tenant_id = ${tenantId}`);
}

/** How it went in use. @param fault null where it answered */
export async function writeOutcome(
  { tenantId, db }: TenantScope,
  version: number,
  fault: ProviderFault | null,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE ai_model SET status = ${fault === null ? 'ok' : 'error'}, fault = ${fault},
    failed_at = ${fault === null ? sql`NULL` : sql`to_timestamp(${now} / 1000.0)`} WHERE tenant_id = ${tenantId} AND version = ${version}`);
}

/** How a test went. */
export async function writeTest(
  scope: TenantScope,
  version: number,
  { test, fault }: { test: ModelTest | null; fault: ProviderFault | null },
  now: number,
): Promise<void> {
  await writeOutcome(scope, version, fault, now);
  const { tenantId, db } = scope;
  await db.execute(sql`UPDATE ai_model SET tested_at = to_timestamp(${now} / 1000.0), test = ${test && JSON.stringify(test)}::jsonb
    WHERE tenant_id = ${tenantId} AND version = ${version}`);
}

/** How the embedding model did. @param fault null where it gave vectors */
export async function writeEmbeddingOutcome({ tenantId, db }: TenantScope, version: number, fault: ProviderFault | null): Promise<void> {
  await db.execute(sql`UPDATE ai_model SET embedding_fault = ${fault} WHERE tenant_id = ${tenantId} AND version = ${version}`);
}

/** How a test of the embedding model went. */
export async function writeEmbeddingTest(
  scope: TenantScope,
  version: number,
  { test, fault }: { test: EmbeddingTest | null; fault: ProviderFault | null },
): Promise<void> {
  await writeEmbeddingOutcome(scope, version, fault);
  const { tenantId, db } = scope;
  await db.execute(sql`UPDATE ai_model SET embedding_test = ${test && JSON.stringify(test)}::jsonb
    WHERE tenant_id = ${tenantId} AND version = ${version}`);
}
