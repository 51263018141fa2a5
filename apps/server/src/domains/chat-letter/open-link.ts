import type { chatLinks, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { readLink, type LinkSigner, type ReadLink } from '#/domains/mail/signed-link.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { continueVisitor } from '#/domains/visitor/continue-visitor.ts';
import { BusinessError } from '#/errors.ts';
import { ANY_ADDRESS, chatSigner, mailedChatSigner, stopSigner } from './chat-link.ts';
import { findLinked, insertStop } from './chat-letter.repository.ts';

/** @throws BusinessError link_expired for one that is over; not_found for everything else that opens nothing, whatever the reason */
export async function openLink({ request, token, services }: Call<typeof chatLinks.open>): Promise<ResponseOf<typeof chatLinks.open>> {
  const tenant = await findTenant(services, request.tenant);
  if (!tenant) throw new BusinessError('not_found');
  const now = services.now();
  return inTenant(services.database, tenant.id, async (scope) => {
    const signers = [chatSigner(services.secrets, tenant.id), mailedChatSigner(services.secrets, tenant.id)] as const;
    const { link, contactId } = await linkedChat(scope, signers, request.link, now);
    if (link.isOver) throw new BusinessError('link_expired');
    return { token: await continueVisitor(scope, contactId, token, now), conversation_id: link.id };
  });
}

/** Ends the letters to an address; a link that is over still does, and who has none learns nothing. */
export async function stopLetters({ request, services }: Call<typeof chatLinks.stop>): Promise<ResponseOf<typeof chatLinks.stop>> {
  const tenant = await findTenant(services, request.tenant);
  if (!tenant) throw new BusinessError('not_found');
  const now = services.now();
  await inTenant(services.database, tenant.id, async (scope) => {
    const { contactId, email } = await linkedChat(scope, [stopSigner(services.secrets, tenant.id)], request.link, now);
    if (email === null) throw new BusinessError('not_found');
    await insertStop(scope, contactId, email, now);
  });
  return {};
}

/**
 * What a link is about, where it was signed here, for the one whose chat it is, at the address that they have now.
 * @param signers of links for that address, and of those for any
 */
async function linkedChat(
  scope: TenantScope,
  [own, any]: readonly [LinkSigner, LinkSigner?],
  text: string,
  now: number,
): Promise<{ link: ReadLink; contactId: string; email: string | null }> {
  const link = readLink(own, text, now);
  const chat = link && (await findLinked(scope, link.id));
  if (!chat) throw new BusinessError('not_found');
  const isOwn = chat.email !== null && link.isFor(chat.email);
  if (!isOwn && !(any && readLink(any, text, now)?.isFor(ANY_ADDRESS))) throw new BusinessError('not_found');
  if ((await findSurvivor(scope, link.contactId)) !== chat.contactId) throw new BusinessError('not_found');
  return { link, ...chat };
}
