import { PREVIEW_TTL_MS, PREVIEWS_MAX, type preview } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findDraft } from '#/domains/bot/find-settings.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { BusinessError } from '#/errors.ts';
import { findPreview } from './find-preview.ts';
import { newPreviewName } from './preview-name.ts';
import { findOpen, insertPreview, markRevoked } from './preview.repository.ts';

/** Links that still lead somewhere. */
export async function listPreviews({ actor, services }: Call<typeof preview.list>) {
  return { items: await inTenant(services.database, actor.tenantId, (scope) => findOpen(scope, services.now())) };
}

/** Makes a link, whose name is told this once. @throws BusinessError quota_exceeded */
export function createPreview({ actor, services }: Call<typeof preview.create>) {
  const now = services.now();
  const { name, digest } = newPreviewName(actor.tenantId);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await findOpen(scope, now)).length >= PREVIEWS_MAX)
      throw new BusinessError('quota_exceeded', { limit: PREVIEWS_MAX }, { limit: PREVIEWS_MAX });
    const made = await insertPreview(scope, { digest, by: actor.name, expiresAt: now + PREVIEW_TTL_MS }, now);
    return { ...made, name };
  });
}

/** Ends a link at once. @throws BusinessError not_found */
export async function revokePreview({ request, actor, services }: Call<typeof preview.revoke>) {
  const isThere = await inTenant(services.database, actor.tenantId, (scope) => markRevoked(scope, request.id, services.now()));
  if (!isThere) throw new BusinessError('not_found');
  return {};
}

/** What stands around the frames. @throws BusinessError not_found, also for a link that has ended */
export async function lookAtPreview({ request, services }: Call<typeof preview.look>) {
  const open = await findPreview(services.database, request.name.toLowerCase(), services.now());
  if (!open || open === 'none') throw new BusinessError('not_found');
  const tenant = await findTenant(services, String(open.tenantId));
  if (!tenant) throw new BusinessError('not_found');
  const { version, settings } = await inTenant(services.database, open.tenantId, findDraft);
  const { languages } = settings.manner;
  return {
    business: tenant.name,
    bot: settings.texts[tenant.defaultLocale].name,
    draft_version: version,
    expires_at: open.expiresAt,
    languages,
  };
}
