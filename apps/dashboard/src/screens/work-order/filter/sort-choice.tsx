import { WORK_ORDER_SORTS } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ArrowDownUp, Check, ChevronDown } from 'lucide-react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';

/** The order of the list. */
export function SortChoice() {
  const t = useT('orderlist');
  const { sort, go } = useOrderPlace();
  return (
    <MenuOnDemand
      label={`${t('sort.label')}: ${t(`sort.${sort}`)}`}
      className="gap-1.5 px-2 font-normal! text-muted"
      trigger={
        <>
          <ArrowDownUp size={15} aria-hidden="true" />
          {t(`sort.${sort}`)}
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
      entries={WORK_ORDER_SORTS.map((each) => ({
        id: each,
        label: t(`sort.${each}`),
        hint: each === sort ? <Check size={15} aria-hidden="true" /> : undefined,
        onAction: () => go({ sort: each === 'updated' ? undefined : each }),
      }))}
    />
  );
}
