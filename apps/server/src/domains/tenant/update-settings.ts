import type { tenant } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { changedFields } from '#/domains/audit/changed-fields.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { BusinessError } from '#/errors.ts';
import { findSettings, saveSettings } from './settings.repository.ts';
import { toSettings } from './view-settings.ts';

/**
 * Saves the settings of the business and writes down who did. The first of its languages becomes its own.
 * @throws BusinessError stale_version with the newer copy, where somebody saved since `version`
 */
export async function updateSettings(call: Call<typeof tenant.updateSettings>) {
  const { request, actor, services } = call;
  const { version, frame_origins, locales, ...rest } = request;
  const [defaultLocale] = locales;
  if (defaultLocale === undefined) throw new Error('the contract let an empty list of languages through');
  const changes = { ...rest, defaultLocale, locales: [...new Set(locales)], frameOrigins: [...new Set(frame_origins)] };
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const before = toSettings(await findSettings(scope));
    const saved = await saveSettings(scope, changes, version);
    if (!saved) throw new BusinessError('stale_version', { current: before });
    const after = toSettings(saved);
    await recordAudit(scope, call, 'tenant.update', ['tenant', String(actor.tenantId)], services.now(), changedFields(before, after));
    return after;
  });
}
