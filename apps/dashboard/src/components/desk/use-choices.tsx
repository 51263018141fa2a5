import { PRIORITIES, type Conversation } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import type { Command } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { AlarmClock, CalendarClock, Flag, MessageSquare, Tag, UserRound, Users, UsersRound } from 'lucide-react';
import { SNOOZES, snoozeUntil } from '#/components/conversation/snooze-times.ts';
import { useApi } from '#/data/api.ts';
import { contactQuery } from '#/data/contact.ts';
import { colleaguesQuery, tagsQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';
import type { CommandPage } from '#/state/navigation-slice.ts';
import { deskOffers } from './offers.ts';
import type { DeskTarget } from './desk-target.ts';

const SESSIONS: string = siteMap['dashboard-session'].path;

/** What the command bar offers when it asks for one thing. */
export function useChoices(
  { of, choice }: CommandPage,
  target: DeskTarget | undefined,
  conversation: Conversation | undefined,
): readonly Command[] {
  const t = useT('session');
  const assign = useAssignChoices(choice === 'assign', target);
  const tags = useTagChoices({ of, choice }, target, conversation);
  const past = usePastChoices(choice === 'past' ? conversation : undefined);
  const choices: Record<CommandPage['choice'], () => readonly Command[]> = {
    assign: () => assign,
    snooze: () => [
      ...SNOOZES.map((snooze) => ({
        id: snooze,
        label: t(`snooze.${snooze}`),
        keywords: snooze,
        icon: <AlarmClock />,
        run: () => target?.snooze(snoozeUntil(snooze, Date.now())),
      })),
      { id: 'at', label: t('snooze.at'), keywords: 'date time', icon: <CalendarClock />, run: () => deskOffers().snooze?.run(of) },
    ],
    priority: () =>
      PRIORITIES.toReversed().map((priority) => ({
        id: priority,
        label: t(`priority.${priority}`),
        keywords: priority,
        icon: <Flag />,
        run: () => target?.prioritise(priority),
      })),
    tag: () => tags,
    untag: () => tags,
    past: () => past,
  };
  return choices[choice]();
}

function useAssignChoices(enabled: boolean, target: DeskTarget | undefined): readonly Command[] {
  const t = useT('session');
  const api = useApi();
  const people = useQuery({ ...colleaguesQuery(api), enabled }).data?.items ?? [];
  const teams = useQuery({ ...teamsQuery(api), enabled }).data?.items ?? [];
  return [
    ...people.map(({ id, name }) => ({ id: `user-${id}`, label: name, icon: <UserRound />, run: () => target?.assign(id) })),
    ...teams.map(({ id, name }) => ({ id: `team-${id}`, label: name, icon: <Users />, run: () => target?.assign(null, id) })),
    { id: 'queue', label: t('assign.queue'), keywords: 'queue', icon: <UsersRound />, run: () => target?.assign(null) },
  ];
}

/** Tags in use that it does not have yet, or those that it has; of rows that are chosen any tag in use. */
function useTagChoices(
  { of, choice }: CommandPage,
  target: DeskTarget | undefined,
  conversation: Conversation | undefined,
): readonly Command[] {
  const enabled = choice === 'tag' || (choice === 'untag' && of === 'chosen');
  const inUse = useQuery({ ...tagsQuery(useApi(), 'conversation'), enabled }).data?.items ?? [];
  const has = of === 'open' ? (conversation?.tags ?? []) : [];
  const offered = enabled ? inUse.filter((tag) => !has.includes(tag)) : has;
  return offered.map((tag) => ({
    id: `tag-${tag}`,
    label: tag,
    icon: <Tag />,
    run: () => (choice === 'tag' ? target?.tag(tag) : target?.untag(tag)),
  }));
}

function usePastChoices(conversation: Conversation | undefined): readonly Command[] {
  const formats = useFormats();
  const contactId = conversation?.contact.id ?? '';
  const { data } = useQuery({ ...contactQuery(useApi(), contactId), enabled: conversation !== undefined });
  const others = (conversation && data?.conversations.filter(({ id }) => id !== conversation.id)) ?? [];
  return others.map(({ id, no, last_body: body, updated_at: at }) => ({
    id: `past-${id}`,
    label: body === '' ? `#${no}` : body,
    description: formats.date(at),
    icon: <MessageSquare />,
    href: `${SESSIONS}?conversation=${id}`,
  }));
}
