import { PRIORITIES, WORK_ORDER_STATUSES, wordsIn } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, Dialog, Select, TextField, type SelectOption } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ORDER_FILTERS, readOrderSearch, type OrderFilterName } from '#/components/work-order/order-search.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';
import { workOrderTypesQuery } from '#/data/work-order.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** Stands for no choice, which a list of options has no value for. */
const ANY = 'any';
type Draft = Partial<Record<OrderFilterName, string>>;

/** What narrows the list; it counts once it is asked for. */
export function FilterDialog({ onClose }: { onClose: () => void }) {
  const t = useT('orderlist');
  const formId = useId();
  const { search, go } = useOrderPlace();
  const options = useFilterOptions();
  const [draft, setDraft] = useState<Draft>(() =>
    Object.fromEntries(ORDER_FILTERS.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]]))),
  );
  const set = (name: OrderFilterName, value: string) =>
    setDraft(({ [name]: _before, ...rest }) => (value === ANY || value === '' ? rest : { ...rest, [name]: value }));
  const backward = (from: OrderFilterName, to: OrderFilterName) =>
    draft[from] !== undefined && draft[to] !== undefined && draft[to] < draft[from];
  const isBackward = backward('made_from', 'made_to') || backward('due_from', 'due_to');
  const show = () => {
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
      error={from !== undefined && backward(from, name) ? t('filter.backward') : undefined}
      onChange={(event) => set(name, event.target.value)}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('filter.title')}
      width={520}
      actions={
        <>
          <Button onClick={() => setDraft({})}>{t('filter.clear')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('filter.show')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 grid grid-cols-2 gap-4 max-sm:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBackward) show();
        }}
      >
        {(['status', 'type', 'assignee', 'team', 'priority'] as const).map((name) => (
          <Select
            key={name}
            label={t(`filter.${name}`)}
            value={draft[name] ?? ANY}
            options={[{ value: ANY, label: t('filter.any') }, ...options[name]]}
            onChange={(value) => set(name, value)}
          />
        ))}
        <span className="max-sm:hidden" />
        {day('made_from')}
        {day('made_to', 'made_from')}
        {day('due_from')}
        {day('due_to', 'due_from')}
      </form>
    </Dialog>
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
