import { LOCALE_NAMES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { FilterChips } from '#/components/list-filter/filter-chips.tsx';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';
import { ANALYSIS_FILTERS, type AnalysisFilter } from './analysis-search.ts';
import { useAnalysisSearch } from './use-analysis-search.ts';

/** What narrows the figures, each with a cross; who has left and what was removed is named as that. */
export function AnalysisFilterChips() {
  const t = useT('analysis');
  const controls = useT('controls');
  const api = useApi();
  const { search, change } = useAnalysisSearch();
  const { channel = 'web', language = 'en-US', agent, team, campaign = '' } = search;
  const people = useQuery({ ...colleaguesQuery(api), enabled: agent !== undefined }).data?.items;
  const teams = useQuery({ ...teamsQuery(api), enabled: team !== undefined }).data?.items;
  const gone = (name: string | undefined, isKnown: boolean) => name ?? (isKnown ? t('filter.gone') : '…');
  const words: Record<AnalysisFilter, () => string> = {
    channel: () => controls(`channel.${channel}`),
    language: () => LOCALE_NAMES[language],
    agent: () => (agent === 0 ? t('filter.nobody') : gone(people?.find(({ id }) => id === agent)?.name, people !== undefined)),
    campaign: () => t('filter.campaign_named', { name: campaign }),
    team: () => gone(teams?.find(({ id }) => id === team)?.name, teams !== undefined),
  };
  return (
    <FilterChips
      names={ANALYSIS_FILTERS.filter((name) => search[name] !== undefined)}
      words={(name) => words[name]()}
      onRemove={(name) => change({ [name]: undefined })}
    />
  );
}
