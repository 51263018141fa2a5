import { CONVERSATION_SORTS } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { ArrowDownUp, Check, ChevronDown } from 'lucide-react';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';

/** The order of the list. */
export function SortChoice() {
  const t = useT('desk');
  const { sort, go } = useSessionPlace();
  return (
    <MenuOnDemand
      label={`${t('sort.label')}: ${t(`sort.${sort}`)}`}
      size="small"
      className="-mr-2 gap-1 px-2 text-xs! font-normal! text-muted"
      trigger={
        <>
          <ArrowDownUp size={13} aria-hidden="true" />
          {t(`sort.${sort}`)}
          <ChevronDown size={13} aria-hidden="true" />
        </>
      }
      entries={CONVERSATION_SORTS.map((each) => ({
        id: each,
        label: t(`sort.${each}`),
        hint: each === sort ? <Check size={15} aria-hidden="true" /> : undefined,
        onAction: () => go({ sort: each }),
      }))}
    />
  );
}
