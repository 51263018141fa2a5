import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';

/** How the visitor of a conversation is called: their name, or the number of the conversation. */
export function useVisitorName(): (conversation: Pick<Conversation, 'no' | 'contact'>) => string {
  const t = useT('session');
  return ({ no, contact }) => contact.name ?? t('visitor', { no });
}

/** What the avatar of a visitor is made from: one letter for those without a name, each with a tint of their own. */
export function faceOf({ contact }: Pick<Conversation, 'contact'>, name: string): string {
  return contact.name ?? name.replaceAll(/\s/g, '');
}
