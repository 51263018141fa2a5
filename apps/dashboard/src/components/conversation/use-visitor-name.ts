import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useCallback } from 'react';

/** What tells who somebody is. */
export type NamedContact = Pick<Conversation['contact'], 'no' | 'name'>;

/** How a contact is called: by the name given, otherwise by the contact's own number, which stays the same over all conversations. */
export function useContactName(): (contact: NamedContact) => string {
  const t = useT('dashboard');
  return useCallback(({ no, name }) => name ?? t('visitor', { no }), [t]);
}

/** How the visitor of a conversation is called. */
export function useVisitorName(): (conversation: { readonly contact: NamedContact }) => string {
  const nameOf = useContactName();
  return ({ contact }) => nameOf(contact);
}
