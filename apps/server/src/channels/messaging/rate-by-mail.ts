import type { Locale } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import type { Services } from '#/services.ts';
import { findCaredFor } from './care.repository.ts';
import { readRatingLink } from './rating-link.ts';

/** A conversation that may be rated by a link. */
export interface Rated {
  tenantId: number;
  conversationId: string;
  contactId: string;
  business: string;
  locale: Locale;
}

/** @returns undefined where the link opens nothing, or what it opened has been erased */
export async function findRated(
  services: Pick<Services, 'database' | 'secrets' | 'now'>,
  tenantId: number,
  link: string,
): Promise<Rated | undefined> {
  const read = readRatingLink(services, tenantId, link);
  const tenant = read && (await findTenant(services, String(tenantId)));
  if (!read || !tenant) return undefined;
  return inTenant(services.database, tenantId, async (scope) => {
    const conversation = await findCaredFor(scope, read.conversationId);
    if (!conversation) return undefined;
    const contactId = await findSurvivor(scope, read.contactId);
    return { tenantId, conversationId: read.conversationId, contactId, business: tenant.name, locale: conversation.language };
  });
}

/** @returns false where it is theirs no more */
export async function keepMailedRating(
  { ledger }: Pick<Services, 'ledger'>,
  { tenantId, conversationId, contactId }: Rated,
  { score, comment }: { score: number; comment: string },
): Promise<boolean> {
  const outcome = await ledger.submit(tenantId, conversationId, { kind: 'rate', contactId, score, comment, reasons: [] });
  return outcome.refused === undefined;
}
