import { CHANNEL_KINDS, CONVERSATION_STATUSES, LOCALE_NAMES, LOCALES, PRIORITIES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { FILTER_NAMES, readSessionSearch, type FilterName } from '#/components/conversation/session-search.ts';
import { FilterChoice } from '#/components/list-filter/filter-choice.tsx';
import { FilterFrame } from '#/components/list-filter/filter-frame.tsx';
import { useFilterDraft } from '#/components/list-filter/use-filter-draft.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';

const TAG_MAX = 40;
/** Views that are a status themselves. */
const STATUS_VIEWS = new Set(['queued', 'bot', 'snoozed', 'resolved', 'abandoned', 'spam']);

/** What narrows the list; it counts once it is asked for. */
export function FilterDialog({ onClose }: { onClose: () => void }) {
  const t = useT('desk');
  const session = useT('session');
  const controls = useT('controls');
  const api = useApi();
  const { view, search, go } = useSessionPlace();
  const people = useQuery(colleaguesQuery(api)).data?.items ?? [];
  const teams = useQuery(teamsQuery(api)).data?.items ?? [];
  const { draft, set, clear, isBackward: isBefore } = useFilterDraft(FILTER_NAMES, search);
  const isBackward = isBefore('from', 'to');
  const show = () => {
    if (isBackward) return;
    const { agent, ...rest } = draft;
    const emptied = Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined]));
    go({ ...emptied, ...readSessionSearch({ ...rest, ...(agent !== undefined && { agent: Number(agent) }) }) });
    onClose();
  };
  const choice = (name: FilterName, label: string, options: Parameters<typeof FilterChoice>[0]['options']) => (
    <FilterChoice label={label} value={draft[name]} options={options} onChange={(value) => set(name, value)} />
  );
  return (
    <FilterFrame title={t('filter.title')} show={t('filter.show')} onShow={show} onClear={clear} onClose={onClose}>
      {STATUS_VIEWS.has(view)
        ? null
        : choice(
            'status',
            session('conversation.status'),
            CONVERSATION_STATUSES.map((value) => ({ value, label: session(`status.${value}`) })),
          )}
      {choice('agent', t('filter.agent'), [
        { value: '0', label: session('assign.nobody') },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      ])}
      {choice(
        'team',
        t('filter.team'),
        teams.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {choice(
        'priority',
        session('priority.label'),
        PRIORITIES.toReversed().map((value) => ({ value, label: session(`priority.${value}`) })),
      )}
      {choice(
        'language',
        t('filter.language'),
        LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] })),
      )}
      {choice(
        'channel',
        t('filter.channel'),
        CHANNEL_KINDS.map((value) => ({ value, label: controls(`channel.${value}`) })),
      )}
      <TextField label={t('filter.tag')} value={draft.tag ?? ''} maxLength={TAG_MAX} onChange={(event) => set('tag', event.target.value)} />
      <TextField label={t('filter.from')} type="date" value={draft.from ?? ''} onChange={(event) => set('from', event.target.value)} />
      <TextField
        label={t('filter.to')}
        type="date"
        value={draft.to ?? ''}
        error={isBackward ? controls('filter.backward') : undefined}
        onChange={(event) => set('to', event.target.value)}
      />
    </FilterFrame>
  );
}
