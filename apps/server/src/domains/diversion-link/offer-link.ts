import type { Locale } from '@lobby/contract';
import { matchesPhrase } from '@lobby/retrieval';
import type { TenantScope } from '#/database/transaction.ts';
import { describedOffer } from './described-offer.ts';
import { findOffered, insertOffer, type OfferedLink } from './link.repository.ts';

/** A link that the bot offers under its answer. */
export interface Offer {
  linkId: string;
  slug: string;
  label: string;
}

/** The first link whose words are in a question, else the one whose description fits it best, that was not offered in this chat before. */
export async function findOffer(
  scope: TenantScope,
  { conversationId, question, locale, now }: { conversationId: string; question: string; locale: Locale; now: number },
): Promise<Offer | undefined> {
  const links = (await findOffered(scope, conversationId)).filter((each) => isOpen(each, now));
  const named = links.find(({ bot_offer: { words } }) => words.some((word) => matchesPhrase(question, word)));
  const link = named ?? describedOffer(question, links);
  return link && { linkId: link.id, slug: link.slug, label: link.bot_offer.label[locale] || link.name };
}

function isOpen({ starts_at: from, expires_at: until, max_visits: most, visits }: OfferedLink, now: number): boolean {
  return (from === null || from <= now) && (until === null || until > now) && (most === null || visits < most);
}

/** The link was offered in this chat, and is not again. */
export function noteOffer(scope: TenantScope, { linkId }: Offer, conversationId: string, now: number): Promise<void> {
  return insertOffer(scope, linkId, conversationId, now);
}
