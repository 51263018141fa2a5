import { LOCALES, type privacy, type PrivacyView } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { BusinessError } from '#/errors.ts';
import { findBusinessName } from '#/domains/tenant/find-business-name.ts';
import { say, type WordKey } from '#/words.ts';
import { forgetPrivacy } from './known-privacy.ts';
import { findPrivacy, NO_TEXTS, savePrivacy, type StoredPrivacy } from './privacy.repository.ts';

/** What visitors agree to when they write. */
export function viewPrivacy({ actor, services }: Call<typeof privacy.get>): Promise<PrivacyView> {
  return inTenant(services.database, actor.tenantId, async (scope) => view(scope, await findPrivacy(scope)));
}

/** Sets it and writes down who did. @throws BusinessError stale_version with the newer copy */
export async function setPrivacy(call: Call<typeof privacy.update>): Promise<PrivacyView> {
  const { request, actor, services } = call;
  const now = services.now();
  const saved = await inTenant(services.database, actor.tenantId, async (scope) => {
    const before = await findPrivacy(scope);
    const after = await savePrivacy(scope, request, now);
    if (!after) throw new BusinessError('stale_version', { current: await view(scope, before) });
    const details = { mode: { from: before.mode, to: after.mode }, text_version: { from: before.text_version, to: after.text_version } };
    await recordAudit(scope, call, 'tenant.privacy', ['tenant', String(actor.tenantId)], now, details);
    return view(scope, after);
  });
  forgetPrivacy(services.database, actor.tenantId);
  return saved;
}

/** With the texts that are shown where the business has none of its own. */
async function view(scope: TenantScope, privacy: StoredPrivacy): Promise<PrivacyView> {
  const business = (await findBusinessName(scope)) ?? '';
  const worded = (key: WordKey) => ({
    ...NO_TEXTS,
    ...Object.fromEntries(LOCALES.map((locale) => [locale, say(locale, key, { business })])),
  });
  return { ...privacy, defaults: { line: worded('privacy.line'), required: worded('privacy.required') } };
}
