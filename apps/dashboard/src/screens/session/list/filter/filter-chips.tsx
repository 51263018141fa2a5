import { LOCALE_NAMES } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { startOfDay } from '#/components/conversation/local-days.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import type { FilterName } from '#/components/conversation/session-search.ts';
import { FilterChips } from '#/components/list-filter/filter-chips.tsx';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';

/** A day begins in the business's zone; its noon falls on the same day in the reader's. */
const NOON_MS = 43_200_000;

/** What narrows the list, each with a cross. */
export function SessionFilterChips() {
  const { narrowed, go } = useSessionPlace();
  return <FilterChips names={narrowed} words={useFilterWords()} onRemove={(name) => go({ [name]: undefined })} className="px-4 pb-2" />;
}

/** A filter as people read it. */
function useFilterWords(): (name: FilterName) => string {
  const t = useT('desk');
  const session = useT('session');
  const controls = useT('controls');
  const formats = useFormats();
  const api = useApi();
  const { search } = useSessionPlace();
  const { status, agent, team, tag, priority, language, channel, from, to, figure = 'begun', since, until } = search;
  const people = useQuery({ ...colleaguesQuery(api), enabled: agent !== undefined }).data?.items;
  const teams = useQuery({ ...teamsQuery(api), enabled: team !== undefined }).data?.items;
  const words: Record<FilterName, () => string> = {
    status: () => session(`status.${status ?? 'open'}`),
    agent: () => (agent === 0 ? session('assign.nobody') : (people?.find(({ id }) => id === agent)?.name ?? t('filter.agent'))),
    team: () => teams?.find(({ id }) => id === team)?.name ?? t('filter.team'),
    tag: () => tag ?? '',
    priority: () => session(`priority.${priority ?? 'normal'}`),
    language: () => LOCALE_NAMES[language ?? 'en-US'],
    channel: () => controls(`channel.${channel ?? 'web'}`),
    from: () => t('filter.from_day', { day: formats.date(startOfDay(from ?? '')) }),
    to: () => t('filter.to_day', { day: formats.date(startOfDay(to ?? '')) }),
    figure: () => {
      const name = t(`filter.figure.${figure}`);
      if (since === undefined) return name;
      const day = formats.date(since + NOON_MS);
      return until === undefined ? t('filter.figure.since', { figure: name, day }) : t('filter.figure.on', { figure: name, day });
    },
  };
  return (name) => words[name]();
}
