import type { LinkSigner } from '#/domains/mail/signed-link.ts';
import type { SecretBox } from '#/secret-box.ts';

/** Signs links to work orders. */
export function orderSigner(secrets: SecretBox, tenantId: number): LinkSigner {
  return { secrets, tenantId, context: 'work order link' };
}

/** The page that a link opens. Behind the sign of the fragment it is in no log of a server, and no other site is told of it. */
export function linkUrl(origin: string, slug: string, conversationPage: string, link: string): string {
  return `${origin}/chat/${slug}/work-order/chat-${conversationPage}#link=${link}`;
}
