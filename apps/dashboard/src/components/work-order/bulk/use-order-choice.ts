import { BULK_ORDERS_MAX, type WorkOrderRow } from '@lobby/contract';
import { useState } from 'react';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import type { OrderTarget } from '#/data/order-list.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** What is chosen of a list; another list begins without a choice. */
export function useOrderChoice(rows: readonly WorkOrderRow[], total: number | undefined) {
  const { filter } = useOrderPlace();
  const [state, setState] = useState({ ids: NOTHING, isAll: false, filter });
  if (state.filter !== filter) setState({ ids: NOTHING, isAll: false, filter });
  const { ids, isAll } = state;
  const target: OrderTarget = isAll ? { filter } : { ids: [...ids] };
  return {
    ids,
    isAll,
    isEvery: rows.length > 0 && rows.every(({ id }) => ids.has(id)),
    count: isAll ? Math.min(total ?? 0, BULK_ORDERS_MAX) : ids.size,
    target,
    // Whoever takes one out of everything means the rest of what is loaded.
    choose: (chosen: ReadonlySet<string>) => setState({ ids: new Set([...chosen].slice(0, BULK_ORDERS_MAX)), isAll: false, filter }),
    toggle: (id: string, isChosen: boolean) => {
      const rest = [...ids].filter((each) => each !== id);
      setState({ ids: new Set((isChosen ? [...rest, id] : rest).slice(0, BULK_ORDERS_MAX)), isAll: false, filter });
    },
    chooseAll: () => setState({ ids, isAll: true, filter }),
    end: () => setState({ ids: NOTHING, isAll: false, filter }),
  };
}

export type OrderChoice = ReturnType<typeof useOrderChoice>;
