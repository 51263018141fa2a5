import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { CommandBar, type CommandGroup, type TypedAhead } from '@lobby/ui';
import { useNavigate } from '@tanstack/react-router';
import { useChosenTarget, useOpenTarget } from '#/components/desk/desk-target.ts';
import { useChoices } from '#/components/desk/use-choices.tsx';
import { useChosenCommands } from '#/components/desk/use-chosen-commands.tsx';
import { useConversationCommands } from '#/components/desk/use-conversation-commands.tsx';
import { useNewTag } from '#/components/desk/use-new-tag.tsx';
import { useOpenConversation } from '#/components/desk/use-open-conversation.ts';
import type { CommandPage } from '#/state/navigation-slice.ts';
import { useAppSelector } from '#/state/use-store.ts';
import type { RefObject } from 'react';
import { CommandMenu } from './command-menu.tsx';

const NO_GROUPS: readonly CommandGroup[] = [];

/** The command bar of the workspace: first what can be done with the chosen rows and with the open conversation. */
export function DeskMenu({ typedRef, onClose }: { typedRef: RefObject<TypedAhead>; onClose: () => void }) {
  const page = useAppSelector((state) => state.navigation.commandPage);
  const conversation = useOpenConversation();
  const chosen = useChosenCommands();
  if (page) return <ChoiceMenu page={page} conversation={conversation} typedRef={typedRef} onClose={onClose} />;
  const first = chosen ? [chosen] : NO_GROUPS;
  if (!conversation) return <CommandMenu first={first} typedRef={typedRef} onClose={onClose} />;
  return <ConversationMenu conversation={conversation} first={first} typedRef={typedRef} onClose={onClose} />;
}

interface ConversationMenuProps {
  conversation: Conversation;
  first: readonly CommandGroup[];
  typedRef: RefObject<TypedAhead>;
  onClose: () => void;
}

function ConversationMenu({ conversation, first, typedRef, onClose }: ConversationMenuProps) {
  const t = useT('desk');
  const commands = useConversationCommands(conversation);
  return <CommandMenu first={[...first, { id: 'desk', label: t('commands.title'), commands }]} typedRef={typedRef} onClose={onClose} />;
}

interface ChoiceMenuProps {
  page: CommandPage;
  conversation: Conversation | undefined;
  typedRef: RefObject<TypedAhead>;
  onClose: () => void;
}

/** One choice: whom to, until when, how urgent, which tag, which conversation. */
function ChoiceMenu({ page, conversation, typedRef, onClose }: ChoiceMenuProps) {
  const t = useT('desk');
  const navigate = useNavigate();
  const open = useOpenTarget(conversation);
  const rows = useChosenTarget();
  const target = page.of === 'open' ? open : rows;
  const commands = useChoices(page, target, conversation);
  const searches = useNewTag(
    page,
    target,
    commands.map(({ label }) => label),
  );
  const title = t(`commands.${page.choice}`);
  return (
    <CommandBar
      open
      typedRef={typedRef}
      onClose={onClose}
      title={title}
      groups={[{ id: page.choice, label: title, commands }]}
      searches={searches}
      navigate={(href) => void navigate({ href })}
    />
  );
}
