import type { tenant } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import { putPicture } from '#/domains/picture/put-picture.ts';
import { findSettings, replaceLogo } from './settings.repository.ts';
import { toSettings } from './view-settings.ts';

/** Gives the business a logo, or none, and writes down who did. @throws BusinessError not_found, image_unreadable */
export async function setLogo(call: Call<typeof tenant.setLogo>) {
  const { request, actor, services } = call;
  const { upload_id: id } = request;
  await putPicture(services, actor, {
    id,
    purpose: 'logo',
    save: async (scope) => {
      const before = await replaceLogo(scope, id);
      const logo = { from: pictureAddressOf(before), to: pictureAddressOf(id) };
      if (before !== id) await recordAudit(scope, call, 'tenant.update', ['tenant', String(actor.tenantId)], services.now(), { logo });
      return before;
    },
  });
  return toSettings(await inTenant(services.database, actor.tenantId, findSettings));
}
