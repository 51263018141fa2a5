import { inTenant } from '#/database/transaction.ts';
import { hasFeature } from '#/domains/pay/has-feature.ts';
import type { Model } from '#/outside/model.ts';
import { findModelRow, type ModelRow } from './ai-model.repository.ts';
import { hidesPersonal } from './masking/hides-personal.ts';
import { maskedModel } from './masking/masked-model.ts';
import { openOwnModel, type AccessParts } from './own-model.ts';
import { readSpent } from './spending.ts';

/** A model that failed is left alone for this long where another one can answer, in milliseconds. */
const REST_MS = 30_000;

/** The model that answers for a business: its own, the platform's `builtIn`, or none. */
export type FindModel = (tenantId: number, builtIn: Model | undefined) => Promise<Model | undefined>;

/** Made once, at the start. */
export function createFindModel(parts: AccessParts): FindModel {
  return async (tenantId, builtIn) => {
    const { row, masks } = await readUsable(parts, tenantId);
    const isResting = row?.failed_at != null && row.falls_back && builtIn !== undefined && parts.now() - row.failed_at < REST_MS;
    const model = row && !isResting ? openOwnModel(parts, tenantId, row, builtIn) : builtIn;
    return model && masks ? maskedModel(model) : model;
  };
}

/** The model that is set up, where it is on, within the plan, and within its budget. */
export function readUsable({ database, now }: AccessParts, tenantId: number): Promise<{ row: ModelRow | undefined; masks: boolean }> {
  return inTenant(database, tenantId, async (scope) => {
    const masks = await hidesPersonal(scope);
    const row = await findModelRow(scope);
    if (!row?.on || !(await hasFeature(scope, 'own_model', now()))) return { row: undefined, masks };
    const isSpent = row.monthly_tokens !== null && (await readSpent(scope, now())) >= row.monthly_tokens;
    return { row: isSpent ? undefined : row, masks };
  });
}
