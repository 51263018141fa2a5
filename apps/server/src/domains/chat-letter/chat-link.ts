import type { LinkSigner } from '#/domains/mail/signed-link.ts';
import type { SecretBox } from '#/secret-box.ts';

/** Signs links back into a chat. */
export function chatSigner(secrets: SecretBox, tenantId: number): LinkSigner {
  return { secrets, tenantId, context: 'chat link' };
}

/**
 * Signs links into a chat that its visitor has mailed to an address, which need not be the one that is known of them: no address is
 * signed with it.
 */
export function mailedChatSigner(secrets: SecretBox, tenantId: number): LinkSigner {
  return { secrets, tenantId, context: 'mailed chat link' };
}

/** What stands for the address in such a link. */
export const ANY_ADDRESS = '';

/** Signs links that end the letters: whoever is handed one can open nothing with it. */
export function stopSigner(secrets: SecretBox, tenantId: number): LinkSigner {
  return { secrets, tenantId, context: 'chat letters stop' };
}

/** The page that both open. Behind the sign of the fragment they are in no log of a server, and no other site is told of them. */
export function letterUrl(origin: string, slug: string, what: 'link' | 'stop', link: string): string {
  return `${origin}/chat/${slug}/letter#${what}=${link}`;
}
