import { PRIORITIES, WORK_ORDER_STATUSES, wordsIn } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { TextField, type SelectOption } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { FilterChoice } from '#/components/list-filter/filter-choice.tsx';
import { FilterFrame } from '#/components/list-filter/filter-frame.tsx';
import { useFilterDraft } from '#/components/list-filter/use-filter-draft.ts';
import { ORDER_FILTERS, readOrderSearch } from '#/components/work-order/order-search.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';
import { workOrderTypesQuery } from '#/data/work-order.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** What narrows the list; it counts once it is asked for. */
export function FilterDialog({ onClose }: { onClose: () => void }) {
  const t = useT('orderlist');
  const controls = useT('controls');
  const { search, go } = useOrderPlace();
  const options = useFilterOptions();
  const { draft, set, clear, isBackward } = useFilterDraft(ORDER_FILTERS, search);
  const show = () => {
    if (isBackward('made_from', 'made_to') || isBackward('due_from', 'due_to')) return;
    const { assignee, ...rest } = draft;
    const emptied = Object.fromEntries(ORDER_FILTERS.map((name) => [name, undefined]));
    go({ ...emptied, ...readOrderSearch({ ...rest, ...(assignee !== undefined && { assignee: Number(assignee) }) }) });
    onClose();
  };
  const day = (name: 'made_from' | 'made_to' | 'due_from' | 'due_to', from?: 'made_from' | 'due_from') => (
    <TextField
      label={t(`filter.${name}`)}
      type="date"
      value={draft[name] ?? ''}
      error={from !== undefined && isBackward(from, name) ? controls('filter.backward') : undefined}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  return (
    <FilterFrame title={t('filter.title')} show={t('filter.show')} onShow={show} onClear={clear} onClose={onClose}>
      {(['status', 'type', 'assignee', 'team', 'priority'] as const).map((name) => (
        <FilterChoice
          key={name}
          label={t(`filter.${name}`)}
          value={draft[name]}
          options={options[name]}
          onChange={(value) => set(name, value)}
        />
      ))}
      <span className="max-sm:hidden" />
      {day('made_from')}
      {day('made_to', 'made_from')}
      {day('due_from')}
      {day('due_to', 'due_from')}
    </FilterFrame>
  );
}

function useFilterOptions(): Record<'status' | 'type' | 'assignee' | 'team' | 'priority', SelectOption<string>[]> {
  const t = useT('orderlist');
  const orders = useT('orders');
  const locale = useLocale();
  const api = useApi();
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  const types = useQuery(workOrderTypesQuery(api)).data?.items ?? [];
  const people = useQuery(colleaguesQuery(api)).data?.items ?? [];
  const teams = useQuery(teamsQuery(api)).data?.items ?? [];
  return {
    status: WORK_ORDER_STATUSES.map((value) => ({ value, label: orders(`status.${value}`) })),
    type: types.map(({ id, name }) => ({ value: id, label: wordsIn(name, locale) })),
    assignee: [
      ...(me ? [{ value: String(me.id), label: t('filter.me') }] : []),
      { value: '0', label: t('filter.nobody') },
      ...people.filter(({ id }) => id !== me?.id).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    team: teams.map(({ id, name }) => ({ value: id, label: name })),
    priority: PRIORITIES.toReversed().map((value) => ({ value, label: orders(`priority.${value}`) })),
  };
}
