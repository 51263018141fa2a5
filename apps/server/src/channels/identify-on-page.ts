import type { widget } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { findIdentified, isIdentified } from '#/domains/contact/identity/find-identified.ts';
import { BusinessError } from '#/errors.ts';
import { countUnread } from './channel.repository.ts';
import { findOnPage } from './find-on-page.ts';
import { verifyIdentity, type KnownVisitor } from './identity/verify-identity.ts';
import { LIVE_MS } from './set-up-widget.ts';
import { readUnreadTicket, unreadTicket } from './unread-ticket.ts';

/**
 * Checks who a page says its visitor is, and says what waits for them. Nobody is made or changed by it.
 * @throws BusinessError channel_off, site_not_allowed, identity_off, identity_required, identity_refused
 */
export async function identifyOnPage(call: Call<typeof widget.identify>) {
  const { services, locale } = call;
  const { key, ticket, ...identity } = call.request;
  const { channel, tenant, isAllowed } = await findOnPage(call, key);
  if (!isAllowed) throw new BusinessError('site_not_allowed');
  return inTenant(services.database, tenant.id, async (scope) => {
    const { proven } = await verifyIdentity(scope, channel, identity, services, locale);
    const contactId = await whoseUnread(scope, proven, readUnreadTicket(ticket, tenant.id, services.secrets));
    if (contactId === undefined) return { ticket: '', unread: 0, live: false };
    return {
      ticket: unreadTicket(tenant.id, contactId, services.secrets),
      ...(await countUnread(scope, contactId, services.now() - LIVE_MS)),
    };
  });
}

/** Of whoever is vouched for; of whom the page knew before, unless that is somebody else who had signed in. */
async function whoseUnread(scope: TenantScope, proven: KnownVisitor['proven'], ticketed: string | undefined): Promise<string | undefined> {
  const known = proven && (await findIdentified(scope, proven.externalId));
  if (known !== undefined) return known;
  const before = ticketed === undefined ? undefined : await findSurvivor(scope, ticketed);
  return before !== undefined && proven !== undefined && (await isIdentified(scope, before)) ? undefined : before;
}
