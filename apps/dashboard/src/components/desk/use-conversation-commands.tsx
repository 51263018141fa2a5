import { TAGS_MAX, type Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import type { Command } from '@lobby/ui';
import { AlarmClock, Bot, Check, Flag, TriangleAlert, RotateCcw, StickyNote, Tag, Tags, UserRound, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { actionsFor } from '#/components/conversation/owner-actions.ts';
import { useRunOwnerAction } from '#/components/conversation/use-run-owner-action.ts';
import { useMay } from '#/components/use-may.ts';
import type { OwnerAction } from '#/data/conversation.ts';
import type { CommandPage } from '#/state/navigation-slice.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { useDeskOffers } from './offers.ts';
import { SHORTCUT_KEYS } from './shortcut-keys.ts';
import { useAskFor } from './use-ask-for.ts';
import { useContactCommands } from './use-contact-commands.tsx';
import { useCopilotCommands } from './use-copilot-commands.tsx';

const ICONS: Readonly<Record<OwnerAction, ReactNode>> = {
  takeover: <UserRoundCheck />,
  return: <Bot />,
  resolve: <Check />,
  reopen: <RotateCcw />,
  unsnooze: <AlarmClock />,
  spam: <TriangleAlert />,
};

/** Everything that can be done with the open conversation, as far as one may and as it stands. */
export function useConversationCommands(conversation: Conversation): readonly Command[] {
  const may = useMay();
  const owner = useOwnerCommands(conversation);
  const desk = useDeskCommands(conversation);
  const copilot = useCopilotCommands(conversation);
  const contact = useContactCommands(conversation);
  return may('session.reply') ? [...owner, ...desk, ...copilot, ...contact] : contact;
}

function useOwnerCommands(conversation: Conversation): readonly Command[] {
  const t = useT('session');
  const { run } = useRunOwnerAction();
  const me = useAppSelector(sessionSlice.selectors.selectUser)?.id;
  const { primary, others } = actionsFor(conversation, me);
  const actions: OwnerAction[] = [primary, ...others];
  if (conversation.status === 'snoozed') actions.push('unsnooze');
  if (conversation.ended_as !== 'spam') actions.push('spam');
  return actions.map((action) => ({
    id: `desk-${action}`,
    label: t(`actions.${action}`),
    keywords: action,
    icon: ICONS[action],
    shortcut: action === 'takeover' || action === 'resolve' ? [SHORTCUT_KEYS[action]] : undefined,
    run: () => run(conversation, action),
  }));
}

function useDeskCommands({ status, tags }: Conversation): readonly Command[] {
  const t = useT('desk');
  const may = useMay();
  const ask = useAskFor('open');
  const { note } = useDeskOffers();
  const isLive = status !== 'resolved';
  const commands: Command[] = [];
  const add = (choice: CommandPage['choice'], icon: ReactNode, key?: string) =>
    commands.push({
      id: `desk-${choice}`,
      label: t(`commands.${choice}`),
      keywords: choice,
      icon,
      shortcut: key === undefined ? undefined : [key],
      stays: true,
      run: () => ask(choice),
    });
  if (isLive && may('session.assign')) add('assign', <UserRound />, SHORTCUT_KEYS.assign);
  if (isLive) add('snooze', <AlarmClock />, SHORTCUT_KEYS.snooze);
  add('priority', <Flag />, SHORTCUT_KEYS.priority);
  if (tags.length < TAGS_MAX) add('tag', <Tag />, SHORTCUT_KEYS.tag);
  if (tags.length > 0) add('untag', <Tags />);
  if (note)
    commands.push({
      id: 'desk-note',
      label: t('commands.note'),
      keywords: 'note',
      icon: <StickyNote />,
      shortcut: [SHORTCUT_KEYS.note],
      run: () => note.run(),
    });
  return commands;
}
