import { CHANNEL_KINDS, type translate, type TranslationSettings } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSubscription } from '#/domains/pay/find-subscription.ts';
import { readCounted } from '#/domains/pay/usage/read-usages.ts';
import type { Services } from '#/services.ts';
import { readAutoChannels, saveAuto } from './translate.repository.ts';

/** Which channels are translated without anybody asking, and how much of the plan is left for it. */
export function readTranslationSettings({ database, now }: Services, { tenantId }: StaffActor): Promise<TranslationSettings> {
  return inTenant(database, tenantId, async (scope) => {
    const on = await readAutoChannels(scope);
    const { used, limit, resets_at } = await readCounted(scope, await findSubscription(scope, now()), 'translated_chars', now());
    return { items: CHANNEL_KINDS.map((channel) => ({ channel, auto: on.includes(channel) })), used, limit, resets_at };
  });
}

/** Conversations in which nobody has chosen follow from now on. */
export async function saveTranslationSettings({
  request,
  actor,
  services,
}: Call<typeof translate.saveSettings>): Promise<TranslationSettings> {
  await inTenant(services.database, actor.tenantId, (scope) => saveAuto(scope, request));
  return readTranslationSettings(services, actor);
}
