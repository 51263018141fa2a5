import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import type { Command } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Ban, History, PanelRight } from 'lucide-react';
import { useBlockContact } from '#/components/conversation/use-block-contact.ts';
import { useVisitorName } from '#/components/conversation/use-visitor-name.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { contactQuery } from '#/data/contact.ts';
import { useDeskOffers } from './offers.ts';
import { SHORTCUT_KEYS } from './shortcut-keys.ts';
import { useAskFor } from './use-ask-for.ts';

/** About the visitor: who they are, what they wrote before, and whether they may write on. */
export function useContactCommands(conversation: Conversation): readonly Command[] {
  const t = useT('desk');
  const session = useT('session');
  const may = useMay();
  const ask = useAskFor('open');
  const name = useVisitorName()(conversation);
  const { details } = useDeskOffers();
  const { id } = conversation.contact;
  const { data: contact } = useQuery(contactQuery(useApi(), id));
  const block = useBlockContact(id, name);
  const commands: Command[] = [];
  if (details)
    commands.push({
      id: 'desk-details',
      label: t('commands.details'),
      keywords: 'contact details',
      icon: <PanelRight />,
      shortcut: [SHORTCUT_KEYS.details],
      run: () => details.run(),
    });
  if (contact?.conversations.some((each) => each.id !== conversation.id))
    commands.push({ id: 'desk-past', label: t('commands.past'), keywords: 'past', icon: <History />, stays: true, run: () => ask('past') });
  if (contact && may('contact.edit')) {
    const isBlocked = contact.blocked_at !== null;
    const label = session(isBlocked ? 'contact.unblock' : 'contact.block');
    commands.push({ id: 'desk-block', label, keywords: 'block', icon: <Ban />, run: () => block(!isBlocked) });
  }
  return commands;
}
