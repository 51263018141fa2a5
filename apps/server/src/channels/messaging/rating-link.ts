import { makeLink, readLink, type LinkSigner } from '#/domains/mail/signed-link.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';

/** Where mails lead whoever is asked how a conversation was. */
export const RATING_PATH = '/rate';

/** Whoever has the mail has the link: it is for the conversation, whatever address it is answered from. */
const ANY_ADDRESS = '';

function signerOf({ secrets }: Pick<Services, 'secrets'>, tenantId: number): LinkSigner {
  return { secrets, context: 'rating link', tenantId };
}

/** The address of the page on which a conversation is rated, with an answer chosen that is sent from there: opening it rates nothing. */
export function ratingLink(
  services: Pick<Services, 'secrets' | 'config' | 'now'>,
  tenantId: number,
  { conversationId, contactId }: { conversationId: string; contactId: string },
  score: number,
): string {
  const link = makeLink(signerOf(services, tenantId), { id: conversationId, contactId, email: ANY_ADDRESS }, services.now());
  return `${publicOrigin(services.config)}${RATING_PATH}/${tenantId}/${link}?score=${score}`;
}

/** The conversation that a link rates; undefined where it was not signed here, was changed, or is over. */
export function readRatingLink(
  services: Pick<Services, 'secrets' | 'now'>,
  tenantId: number,
  link: string,
): { conversationId: string; contactId: string } | undefined {
  const read = readLink(signerOf(services, tenantId), link, services.now());
  return read && !read.isOver && read.isFor(ANY_ADDRESS) ? { conversationId: read.id, contactId: read.contactId } : undefined;
}
