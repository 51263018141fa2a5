import { CHANNEL_KINDS, LOCALE_NAMES, LOCALES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { FilterChoice } from '#/components/list-filter/filter-choice.tsx';
import { FilterFrame } from '#/components/list-filter/filter-frame.tsx';
import { useFilterDraft } from '#/components/list-filter/use-filter-draft.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { channelReportQuery } from '#/data/analysis-report.ts';
import { teamsQuery } from '#/data/team.ts';
import { ANALYSIS_FILTERS, periodOf, readAnalysisSearch, type AnalysisFilter } from './analysis-search.ts';
import { useAnalysisSearch } from './use-analysis-search.ts';

/** What narrows the figures; it counts once it is asked for. */
export function AnalysisFilterDialog({ onClose }: { onClose: () => void }) {
  const t = useT('analysis');
  const controls = useT('controls');
  const api = useApi();
  const { search, change } = useAnalysisSearch();
  const people = useQuery(colleaguesQuery(api)).data?.items ?? [];
  const teams = useQuery(teamsQuery(api)).data?.items ?? [];
  // Those of the days that are shown, whatever else narrows them; one that has none stays as long as it is chosen.
  const { channel: _channel, language: _language, agent: _agent, team: _team, campaign: chosen, ...days } = search;
  const known = useQuery(channelReportQuery(api, periodOf(days))).data?.campaigns ?? [];
  const campaigns = [...new Set([...(chosen === undefined ? [] : [chosen]), ...known.map(({ key }) => key)])];
  const { draft, set, clear } = useFilterDraft(ANALYSIS_FILTERS, search);
  const show = () => {
    const { agent, ...rest } = draft;
    const {
      channel,
      language,
      agent: person,
      team,
      campaign,
    } = readAnalysisSearch({ ...rest, ...(agent !== undefined && { agent: Number(agent) }) });
    change({ channel, language, agent: person, team, campaign });
    onClose();
  };
  const choice = (name: AnalysisFilter, options: Parameters<typeof FilterChoice>[0]['options']) => (
    <FilterChoice label={t(`filter.${name}`)} value={draft[name]} options={options} onChange={(value) => set(name, value)} />
  );
  return (
    <FilterFrame title={t('filter.title')} show={t('filter.show')} onShow={show} onClear={clear} onClose={onClose}>
      {choice(
        'channel',
        CHANNEL_KINDS.map((value) => ({ value, label: controls(`channel.${value}`) })),
      )}
      {choice(
        'language',
        LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
      )}
      {choice('agent', [{ value: '0', label: t('filter.nobody') }, ...people.map(({ id, name }) => ({ value: String(id), label: name }))])}
      {choice(
        'team',
        teams.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {choice(
        'campaign',
        campaigns.map((name) => ({ value: name, label: name })),
      )}
    </FilterFrame>
  );
}
