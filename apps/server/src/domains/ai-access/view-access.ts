import type { AiAccessView, OutsideBot, OwnModel } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { hasFeature } from '#/domains/pay/has-feature.ts';
import type { Services } from '#/services.ts';
import { countRead } from '#/domains/corpus/meaning/count-read.ts';
import { findModelRow, type ModelRow } from './ai-model.repository.ts';
import { fingerprintOf } from './find-embedder.ts';
import { hidesPersonal } from './masking/hides-personal.ts';
import { findBotRow } from './outside-bot/bot-row.repository.ts';
import { monthOf } from './month.ts';
import { readSpent } from './spending.ts';

/** Where the answers of a business come from; keys stay where they are. */
export function viewAccess(services: Services, { tenantId }: Pick<StaffActor, 'tenantId'>): Promise<AiAccessView> {
  const { config, database, now } = services;
  return inTenant(database, tenantId, async (scope) => ({
    built_in: config.model ? ('model' as const) : ('words' as const),
    allowed: await hasFeature(scope, 'own_model', now()),
    masks_personal: await hidesPersonal(scope),
    model: await viewModel(scope, now()),
    bot: await viewBot(scope),
  }));
}

async function viewBot(scope: TenantScope): Promise<OutsideBot | null> {
  const row = await findBotRow(scope);
  if (!row) return null;
  const { secret_sealed: _secret, ...bot } = row;
  return bot;
}

async function viewModel(scope: TenantScope, now: number): Promise<OwnModel | null> {
  const row = await findModelRow(scope);
  if (!row) return null;
  const { key_sealed: sealed, failed_at: _failedAt, embedding_fault: _fault, embedding_test: _test, ...model } = row;
  const spent = await readSpent(scope, now);
  return { ...model, has_key: sealed !== null, spent, resets_at: monthOf(now).end, embedding: await viewEmbedding(scope, row) };
}

async function viewEmbedding(scope: TenantScope, row: ModelRow): Promise<OwnModel['embedding']> {
  const known = fingerprintOf(row);
  return known === undefined ? null : { fault: row.embedding_fault, test: row.embedding_test, ...(await countRead(scope, known)) };
}
