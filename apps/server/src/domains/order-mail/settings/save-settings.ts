import { ORDER_NOTICES, type OrderMailSettings, type orderMailSetup, type ResponseOf } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { hasType } from '#/domains/work-order/type/has-type.ts';
import { BusinessError } from '#/errors.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { newHookSecret, sealHookSecret, sealPassword } from './sealed.ts';
import { findSetting, writeSecret, writeSetting, type MailSetting } from './setting.repository.ts';

/** Where the raw mails of a business can be posted. */
export const HOOK_PATH = '/api/hook/mail';

/** How work orders go by mail; no secret is ever told again. */
export async function viewSettings(services: Services, { tenantId }: Pick<StaffActor, 'tenantId'>): Promise<OrderMailSettings> {
  const stored = await inTenant(services.database, tenantId, findSetting);
  const { notices = [...ORDER_NOTICES], address = null, authservId = null, newTypeId = null, imap = null } = stored ?? {};
  return {
    notices,
    address,
    authserv_id: authservId,
    new_type_id: newTypeId,
    imap: imap && { ...imap, checked_at: stored?.checkedAt ?? null, fault: stored?.fault ?? null },
    hook_url: `${publicOrigin(services.config)}${HOOK_PATH}/${tenantId}`,
    has_secret: (stored?.hookSecret ?? null) !== null,
    version: stored?.version ?? 0,
  };
}

type SaveCall = Call<typeof orderMailSetup.update>;

/** @throws BusinessError stale_version with the newer copy, invalid_request for a mailbox without a password or a type that is gone */
export async function saveSettings({ request, actor, services }: SaveCall): Promise<ResponseOf<typeof orderMailSetup.update>> {
  const { version, new_type_id: newTypeId } = request;
  const isSaved = await inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = await findSetting(scope);
    if (newTypeId !== null && !(await hasType(scope, newTypeId))) throw invalid('new_type_id');
    const { imap, imapPassword, isOtherMailbox } = mailboxOf(request.imap, stored, services, actor.tenantId);
    const { notices, address, authserv_id: authservId } = request;
    return writeSetting(
      scope,
      { notices: [...new Set(notices)], address, authservId, newTypeId, imap, imapPassword, isOtherMailbox },
      version,
    );
  });
  const settings = await viewSettings(services, actor);
  if (!isSaved) throw new BusinessError('stale_version', { current: settings });
  return { settings };
}

/** A password stays with the mailbox that it was given for: to another host it is never sent. */
function mailboxOf(
  draft: SaveCall['request']['imap'],
  stored: MailSetting | undefined,
  { secrets }: Services,
  tenantId: number,
): Pick<MailSetting, 'imap' | 'imapPassword'> & { isOtherMailbox: boolean } {
  if (draft === null) return { imap: null, imapPassword: null, isOtherMailbox: true };
  const { password, ...imap } = draft;
  const isSame = stored?.imap?.host === imap.host && stored.imap.user === imap.user;
  const kept = isSame ? (stored.imapPassword ?? null) : null;
  const sealed = password === undefined ? kept : sealPassword(secrets, tenantId, password);
  if (sealed === null) throw invalid('imap.password');
  return { imap, imapPassword: Buffer.from(sealed), isOtherMailbox: !isSame || stored.imap?.folder !== imap.folder };
}

function invalid(path: string): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path, message: '' }] });
}

/** A new secret, told this once. */
export async function rotateSecret({
  actor,
  services,
}: Call<typeof orderMailSetup.rotateSecret>): Promise<ResponseOf<typeof orderMailSetup.rotateSecret>> {
  const secret = newHookSecret();
  const sealed = sealHookSecret(services.secrets, actor.tenantId, secret);
  await inTenant(services.database, actor.tenantId, (scope) => writeSecret(scope, sealed, ORDER_NOTICES));
  return { settings: await viewSettings(services, actor), secret };
}
