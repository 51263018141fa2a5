import type { aiAccess, AiAccessView, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { viewAccess } from '#/domains/ai-access/view-access.ts';
import { hasFeature } from '#/domains/pay/has-feature.ts';
import { BusinessError } from '#/errors.ts';
import { deleteBot, findBotRow, writeBot } from './bot-row.repository.ts';
import { newBotSecret, sealBotSecret } from './bot-secret.ts';

/** Sets it up; the first time, and where a new one is asked for, it answers with the secret. @throws BusinessError plan_lacks, stale_version */
export async function saveBot({ request, actor, services }: Call<typeof aiAccess.saveBot>): Promise<ResponseOf<typeof aiAccess.saveBot>> {
  const { version, new_secret: wantsNew, ...draft } = request;
  const { isSaved, secret } = await inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await hasFeature(scope, 'own_model', services.now()))) throw new BusinessError('plan_lacks');
    const stored = await findBotRow(scope);
    const made = stored && !wantsNew ? null : newBotSecret();
    const sealed = made === null ? stored?.secret_sealed : sealBotSecret(services.secrets, actor.tenantId, made);
    if (!sealed) throw new BusinessError('stale_version');
    return { isSaved: await writeBot(scope, draft, sealed, version), secret: made };
  });
  const view = await viewAccess(services, actor);
  if (!isSaved) throw new BusinessError('stale_version', { current: view });
  return { ...view, secret };
}

/** Forgets the bot and its secret. */
export async function removeBot({ actor, services }: Call<typeof aiAccess.removeBot>): Promise<AiAccessView> {
  await inTenant(services.database, actor.tenantId, deleteBot);
  return viewAccess(services, actor);
}
