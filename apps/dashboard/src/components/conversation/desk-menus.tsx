import type { Conversation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import type { MenuEntry } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { AlarmClock, CalendarClock, Check, ChevronDown, UserRound, Users, UsersRound } from 'lucide-react';
import { deskOffers } from '#/components/desk/offers.ts';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { SNOOZES, snoozeUntil } from './snooze-times.ts';
import { useRunDeskChange } from './use-run-desk-change.ts';
import { useRunOwnerAction } from './use-run-owner-action.ts';
import { useMay } from '#/components/use-may.ts';
import { useNow } from '#/components/use-now.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';

const MINUTE_MS = 60_000;

/** Who has the conversation, and whom it can be handed to; nothing for who may not hand over. */
export function AssignMenu({ conversation }: { conversation: Conversation }) {
  return useMay()('session.assign') ? <Assignees conversation={conversation} /> : null;
}

function Assignees({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const { run } = useRunDeskChange();
  const api = useApi();
  const { agent, team, owner_kind: owner } = conversation;
  const people = useQuery(colleaguesQuery(api)).data?.items ?? [];
  const teams = useQuery(teamsQuery(api)).data?.items ?? [];
  const isQueued = owner === 'queue';
  const entries: MenuEntry[] = [
    ...people.map(({ id, name }) => ({
      id: String(id),
      label: name,
      icon: <UserRound />,
      hint: agent?.id === id ? <Check size={15} aria-hidden="true" /> : undefined,
      onAction: () => run(conversation, { kind: 'assign', userId: id }),
    })),
    ...teams.map(({ id, name }) => ({
      id,
      label: name,
      icon: <Users />,
      hint: isQueued && team?.id === id ? <Check size={15} aria-hidden="true" /> : undefined,
      onAction: () => run(conversation, { kind: 'assign', userId: null, teamId: id }),
    })),
    {
      id: 'queue',
      label: t('assign.queue'),
      icon: <UsersRound />,
      hint: isQueued && team === null ? <Check size={15} aria-hidden="true" /> : undefined,
      onAction: () => run(conversation, { kind: 'assign', userId: null }),
    },
  ];
  return (
    <MenuOnDemand
      label={`${t('assign.label')}: ${agent?.name ?? team?.name ?? t('assign.nobody')}`}
      trigger={
        <>
          <UserRound size={16} aria-hidden="true" />
          <span className="max-w-28 truncate sm:max-lg:hidden @max-[34rem]/header:hidden">
            {agent?.name ?? team?.name ?? t('assign.nobody')}
          </span>
          <ChevronDown size={15} aria-hidden="true" className="text-muted" />
        </>
      }
      variant="secondary"
      entries={entries}
    />
  );
}

/** Puts the conversation off, or brings it back. */
export function SnoozeMenu({ conversation }: { conversation: Conversation }) {
  const t = useT('session');
  const now = useNow(MINUTE_MS);
  const { run } = useRunDeskChange();
  const { run: runOwner } = useRunOwnerAction();
  const entries: MenuEntry[] = SNOOZES.map((snooze) => ({
    id: snooze,
    label: t(`snooze.${snooze}`),
    icon: <AlarmClock />,
    onAction: () => run(conversation, { kind: 'snooze', until: snoozeUntil(snooze, now) }),
  }));
  entries.push({
    id: 'at',
    label: t('snooze.at'),
    icon: <CalendarClock />,
    onAction: () => deskOffers().snooze?.run('open'),
  });
  if (conversation.status === 'snoozed')
    entries.unshift({
      id: 'back',
      label: t('actions.unsnooze'),
      icon: <AlarmClock />,
      onAction: () => runOwner(conversation, 'unsnooze'),
    });
  return (
    <MenuOnDemand
      label={t('snooze.label')}
      trigger={<AlarmClock size={18} aria-hidden="true" />}
      className={conversation.status === 'snoozed' ? 'px-2 text-accent-text' : 'px-2 text-muted'}
      entries={entries}
    />
  );
}
