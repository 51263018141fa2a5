import { PRIORITIES, type BulkAction } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames, type MenuEntry } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import {
  AlarmClock,
  CalendarClock,
  Ellipsis,
  Flag,
  MailOpen,
  TriangleAlert,
  RotateCcw,
  Tag,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { SNOOZES, snoozeUntil } from '#/components/conversation/snooze-times.ts';
import { deskOffers } from '#/components/desk/offers.ts';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useNow } from '#/components/use-now.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';

const MINUTE_MS = 60_000;

interface BulkMenuProps {
  disabled: boolean;
  onAct: (action: BulkAction) => void;
}

/** Who the chosen conversations are handed to: a colleague, a team, or the queue. */
export function BulkAssignMenu({ disabled, onAct }: BulkMenuProps) {
  const t = useT('session');
  const api = useApi();
  const people = useQuery(colleaguesQuery(api)).data?.items ?? [];
  const teams = useQuery(teamsQuery(api)).data?.items ?? [];
  const hand = (userId: number | null, teamId: string | null) => onAct({ kind: 'assign', user_id: userId, team_id: teamId });
  const entries: MenuEntry[] = [
    ...people.map(({ id, name }) => ({ id: `user-${id}`, label: name, icon: <UserRound />, onAction: () => hand(id, null) })),
    ...teams.map(({ id, name }) => ({ id: `team-${id}`, label: name, icon: <Users />, onAction: () => hand(null, id) })),
    { id: 'queue', label: t('assign.queue'), icon: <UsersRound />, onAction: () => hand(null, null) },
  ];
  return <BarMenu label={t('assign.label')} icon={<UserRound size={16} aria-hidden="true" />} entries={off(entries, disabled)} />;
}

/** Until when they are put off. */
export function BulkSnoozeMenu({ disabled, onAct }: BulkMenuProps) {
  const t = useT('session');
  const now = useNow(MINUTE_MS);
  const entries: MenuEntry[] = SNOOZES.map((snooze) => ({
    id: snooze,
    label: t(`snooze.${snooze}`),
    icon: <AlarmClock />,
    onAction: () => onAct({ kind: 'snooze', until: snoozeUntil(snooze, now) }),
  }));
  entries.push({ id: 'at', label: t('snooze.at'), icon: <CalendarClock />, onAction: () => deskOffers().snooze?.run('chosen') });
  return <BarMenu label={t('snooze.label')} icon={<AlarmClock size={16} aria-hidden="true" />} entries={off(entries, disabled)} />;
}

/** The rest: tags, priority, reopen, mark as read. */
export function BulkMoreMenu({ disabled, onAct, onTag }: BulkMenuProps & { onTag: () => void }) {
  const t = useT('session');
  const desk = useT('desk');
  const entries: MenuEntry[] = [
    { id: 'tag', label: desk('bulk.tags'), icon: <Tag />, onAction: onTag },
    ...PRIORITIES.toReversed().map((priority) => ({
      id: `priority-${priority}`,
      label: desk('bulk.priority', { priority: t(`priority.${priority}`) }),
      icon: <Flag />,
      onAction: () => onAct({ kind: 'priority', priority }),
    })),
    { id: 'reopen', label: desk('bulk.reopen'), icon: <RotateCcw />, onAction: () => onAct({ kind: 'reopen' }) },
    { id: 'spam', label: t('actions.spam'), icon: <TriangleAlert />, onAction: () => onAct({ kind: 'spam' }) },
    { id: 'read', label: desk('bulk.read'), icon: <MailOpen />, onAction: () => onAct({ kind: 'read' }) },
  ];
  return <BarMenu label={t('actions.more')} icon={<Ellipsis size={16} aria-hidden="true" />} entries={off(entries, disabled)} isIconOnly />;
}

function off(entries: readonly MenuEntry[], disabled: boolean): MenuEntry[] {
  return entries.map((entry) => ({ ...entry, disabled }));
}

function BarMenu({
  label,
  icon,
  entries,
  isIconOnly = false,
}: {
  label: string;
  icon: ReactNode;
  entries: MenuEntry[];
  isIconOnly?: boolean;
}) {
  return (
    <MenuOnDemand
      label={label}
      size="small"
      // Where nothing of it can be done, it looks like the buttons beside it.
      className={classNames('gap-1 px-1.5!', entries.every(({ disabled }) => disabled) && 'text-muted!')}
      entries={entries}
      trigger={
        <>
          {icon}
          {isIconOnly ? null : <span>{label}</span>}
        </>
      }
    />
  );
}
