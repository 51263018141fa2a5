import type { aiAccess, AiAccessView } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { hasFeature } from '#/domains/pay/has-feature.ts';
import { BusinessError } from '#/errors.ts';
import { deleteModel, findModelRow, writeModel } from './ai-model.repository.ts';
import { hidePersonal } from './masking/hides-personal.ts';
import { sealModelKey } from './model-key.ts';
import { viewAccess } from './view-access.ts';

/** @throws BusinessError plan_lacks; stale_version with the newer copy */
export async function saveModel({ request, actor, services }: Call<typeof aiAccess.saveModel>): Promise<AiAccessView> {
  const { version, ...draft } = request;
  const isSaved = await inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await hasFeature(scope, 'own_model', services.now()))) throw new BusinessError('plan_lacks');
    const stored = await findModelRow(scope);
    // A key is for the address it was given for: whoever changes the address gives it again.
    const kept = stored?.base_url === draft.base_url ? stored.key_sealed : null;
    const key = draft.key === undefined ? kept : draft.key === '' ? null : sealModelKey(services.secrets, actor.tenantId, draft.key);
    return writeModel(scope, draft, key, version);
  });
  const view = await viewAccess(services, actor);
  if (!isSaved) throw new BusinessError('stale_version', { current: view });
  return view;
}

/** Forgets the model and its key. */
export async function removeModel({ actor, services }: Call<typeof aiAccess.removeModel>): Promise<AiAccessView> {
  await inTenant(services.database, actor.tenantId, deleteModel);
  return viewAccess(services, actor);
}

/** Whether personal data is hidden from models. */
export async function saveAccessSettings({ request, actor, services }: Call<typeof aiAccess.settings>): Promise<AiAccessView> {
  await inTenant(services.database, actor.tenantId, (scope) => hidePersonal(scope, request.masks_personal));
  return viewAccess(services, actor);
}
