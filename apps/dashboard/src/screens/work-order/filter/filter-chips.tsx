import { wordsIn } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { startOfDay } from '#/components/conversation/local-days.ts';
import type { OrderFilterName } from '#/components/work-order/order-search.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { FilterChips } from '#/components/list-filter/filter-chips.tsx';
import { useApi } from '#/data/api.ts';
import { colleaguesQuery } from '#/data/conversation.ts';
import { teamsQuery } from '#/data/team.ts';
import { workOrderTypesQuery } from '#/data/work-order.ts';

/** What narrows the list, each with a cross. */
export function OrderFilterChips() {
  const { narrowed, go } = useOrderPlace();
  return <FilterChips names={narrowed} words={useFilterWords()} onRemove={(name) => go({ [name]: undefined })} className="pb-3" />;
}

/** A filter as people read it. */
function useFilterWords(): (name: OrderFilterName) => string {
  const t = useT('orderlist');
  const orders = useT('orders');
  const locale = useLocale();
  const formats = useFormats();
  const api = useApi();
  const { search } = useOrderPlace();
  const { status, type, assignee, team, priority, figure = 'made', since = 0, until = 0 } = search;
  const types = useQuery({ ...workOrderTypesQuery(api), enabled: type !== undefined }).data?.items;
  const people = useQuery({ ...colleaguesQuery(api), enabled: assignee !== undefined }).data?.items;
  const teams = useQuery({ ...teamsQuery(api), enabled: team !== undefined }).data?.items;
  return (name) => {
    switch (name) {
      case 'status':
        return orders(`status.${status ?? 'open'}`);
      case 'type': {
        const found = types?.find(({ id }) => id === type);
        return found ? wordsIn(found.name, locale) : t('filter.type');
      }
      case 'assignee':
        return assignee === 0 ? t('filter.nobody') : (people?.find(({ id }) => id === assignee)?.name ?? t('filter.assignee'));
      case 'team':
        return teams?.find(({ id }) => id === team)?.name ?? t('filter.team');
      case 'priority':
        return orders(`priority.${priority ?? 'normal'}`);
      case 'figure':
        return t(`filter.figure.${figure}`, { from: formats.date(since), to: formats.date(until - 1) });
      default:
        return t(`filter.chip.${name}`, { day: formats.date(startOfDay(search[name] ?? '')) });
    }
  };
}
