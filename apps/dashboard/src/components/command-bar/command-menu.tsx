import { useT } from '@lobby/i18n';
import { CommandBar, type CommandGroup, type TypedAhead } from '@lobby/ui';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type RefObject } from 'react';
import { keepRecentCommand, readRecentCommands } from './recent-commands.ts';
import { useAccountCommands } from './use-account-commands.tsx';
import { useCommandSearches, useLastConversations } from './use-found-commands.tsx';
import { useSettingCommands } from './use-setting-commands.tsx';
import { useScreenCommands } from './use-screen-commands.tsx';

interface CommandMenuProps {
  /** What the screen itself can do, above what can be done anywhere. */
  first?: readonly CommandGroup[];
  /** What was typed while this was on its way. */
  typedRef: RefObject<TypedAhead>;
  onClose: () => void;
}

const NOTHING: readonly CommandGroup[] = [];

/** The command bar with everything the dashboard can go to and do. */
export function CommandMenu({ first = NOTHING, typedRef, onClose }: CommandMenuProps) {
  const t = useT('dashboard');
  const navigate = useNavigate();
  const screens = useScreenCommands();
  const settings = useSettingCommands();
  const account = useAccountCommands();
  const conversations = useLastConversations();
  const searches = useCommandSearches();
  const [recent] = useState(readRecentCommands);
  const groups = useMemo(
    () => [
      ...first,
      { id: 'screens', label: t('command.screens'), commands: screens },
      { id: 'conversations', label: t('command.conversations'), commands: conversations },
      { id: 'account', label: t('command.account'), commands: account },
      { id: 'settings', label: t('command.settings'), commands: settings },
    ],
    [first, t, screens, settings, conversations, account],
  );
  return (
    <CommandBar
      open
      typedRef={typedRef}
      onClose={onClose}
      groups={groups}
      searches={searches}
      recent={recent}
      onUsed={keepRecentCommand}
      navigate={(href) => void navigate({ href })}
    />
  );
}
