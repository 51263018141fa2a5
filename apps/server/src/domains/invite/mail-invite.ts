import type { Call, StaffActor } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { findBusinessName } from '#/domains/tenant/find-business-name.ts';
import { BusinessError } from '#/errors.ts';
import { publicOrigin } from '#/public-origin.ts';
import { inviteLetter, inviteUrl } from './invite-letter.ts';

/** Writes to who is invited, in the language of who invites. @throws BusinessError refused for a business that is suspended */
export async function mailInvite(
  scope: TenantScope,
  { actor, locale, services }: Pick<Call, 'locale' | 'services'> & { actor: StaffActor },
  { email, key }: { email: string; key: string },
): Promise<void> {
  const business = await findBusinessName(scope);
  if (business === undefined) throw new BusinessError('refused');
  const link = inviteUrl(publicOrigin(services.config), key);
  await enqueueMail(scope, inviteLetter({ to: email, inviter: actor.name, business, link, locale }), services.now());
}
