import { FIRST_SHAPE, FIRST_SORT, orderFilterOf, type OrderSearch } from '#/components/work-order/order-search.ts';
import type { RouterContext } from '#/data/router-context.ts';
import { workOrdersQuery } from '#/data/work-order.ts';
import { OrderTable, OrderToolbar } from './order-parts.ts';

/** Asks for the rows of an address before there is a screen that would. */
export function startRows({ api, queryClient }: Pick<RouterContext, 'api' | 'queryClient'>, search: OrderSearch): void {
  if ((search.shape ?? FIRST_SHAPE) !== 'table') return;
  const asked = queryClient.infiniteQuery(workOrdersQuery(api, { ...orderFilterOf(search), sort: search.sort ?? FIRST_SORT }));
  // The table that asks the same says what failed.
  asked.catch(() => undefined);
}

/** Loads the code that rows are shown by. */
export async function loadParts(): Promise<void> {
  await Promise.all([OrderTable.preload?.(), OrderToolbar.preload?.()]);
}
