import type { orderMailSetup, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { openPassword } from '#/domains/order-mail/settings/sealed.ts';
import { readSetting } from '#/domains/order-mail/settings/read-setting.ts';
import { BusinessError } from '#/errors.ts';
import { ImapRefused } from '#/outside/imap/imap.ts';

/** Opens a mailbox as it would be read, and changes nothing. @throws BusinessError invalid_request where no password is known for it */
export async function testMailbox({
  request,
  actor,
  services,
}: Call<typeof orderMailSetup.testImap>): Promise<ResponseOf<typeof orderMailSetup.testImap>> {
  const { password: given, ...address } = request;
  const stored = await inTenant(services.database, actor.tenantId, readSetting);
  const isSame = stored?.imap?.host === address.host && stored.imap.user === address.user;
  const kept = isSame && stored.imapPassword ? openPassword(services.secrets, actor.tenantId, stored.imapPassword) : undefined;
  const password = given ?? kept;
  if (password === undefined) throw new BusinessError('invalid_request', { fields: [{ path: 'password', message: '' }] });
  try {
    const mails = await services.imap.withMailbox({ ...address, password }, ({ count }) => Promise.resolve(count));
    return { fault: null, mails };
  } catch (error) {
    if (error instanceof ImapRefused) return { fault: error.fault, mails: 0 };
    throw error;
  }
}
