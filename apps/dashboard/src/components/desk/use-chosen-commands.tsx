import { useFormats, useT } from '@lobby/i18n';
import type { Command, CommandGroup } from '@lobby/ui';
import { AlarmClock, Check, Flag, MailOpen, RotateCcw, Tag, Tags, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMay } from '#/components/use-may.ts';
import type { CommandPage } from '#/state/navigation-slice.ts';
import { useDeskOffers } from './offers.ts';
import { useAskFor } from './use-ask-for.ts';

/** What can be done with the rows that are chosen in the list; undefined while none are. */
export function useChosenCommands(): CommandGroup | undefined {
  const t = useT('desk');
  const formats = useFormats();
  const may = useMay();
  const ask = useAskFor('chosen');
  const { chosen } = useDeskOffers();
  if (!chosen) return undefined;
  const choose = (choice: CommandPage['choice'], icon: ReactNode): Command => ({
    id: `chosen-${choice}`,
    label: t(`commands.${choice}`),
    keywords: choice,
    icon,
    stays: true,
    run: () => ask(choice),
  });
  const act = (kind: 'resolve' | 'reopen' | 'read', icon: ReactNode): Command => ({
    id: `chosen-${kind}`,
    label: t(`bulk.${kind}`),
    keywords: kind,
    icon,
    run: () => chosen.run({ kind }),
  });
  return {
    id: 'chosen',
    label: t('bulk.chosen', { count: chosen.count, shown: formats.number(chosen.count) }),
    commands: [
      act('resolve', <Check />),
      ...(may('session.assign') ? [choose('assign', <UserRound />)] : []),
      choose('snooze', <AlarmClock />),
      choose('priority', <Flag />),
      choose('tag', <Tag />),
      choose('untag', <Tags />),
      act('reopen', <RotateCcw />),
      act('read', <MailOpen />),
    ],
  };
}
