import { inTenant } from '#/database/transaction.ts';
import { isSigned, openHookSecret } from '#/domains/order-mail/settings/sealed.ts';
import { readSetting } from '#/domains/order-mail/settings/read-setting.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import type { Services } from '#/services.ts';
import { receiveMail, type Receipt } from './receive-mail.ts';

/** Takes a mail that was posted. @returns undefined where it was not signed with the secret of the business, within the last minutes */
export async function receivePosted(
  services: Services,
  tenantId: number,
  raw: Buffer,
  signed: { timestamp: string; signature: string },
): Promise<Receipt | undefined> {
  const tenant = await findTenant(services, String(tenantId));
  const setting = tenant && (await inTenant(services.database, tenant.id, readSetting));
  if (!tenant || !setting?.hookSecret) return undefined;
  const secret = openHookSecret(services.secrets, tenant.id, setting.hookSecret);
  return isSigned(secret, signed, raw, services.now()) ? receiveMail(services, tenant.id, raw, 'hook') : undefined;
}
