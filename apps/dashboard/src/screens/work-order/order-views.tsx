import { useQuery } from '@tanstack/react-query';
import { SavedViewsMenu } from '#/components/saved-views/saved-views-menu.tsx';
import { shelfOf } from '#/components/saved-views/view-shelf.ts';
import { orderSearchOf } from '#/components/work-order/order-search.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useApi } from '#/data/api.ts';
import { orderViewsQuery, useRemoveOrderView, useSaveOrderView } from '#/data/order-list.ts';

/** The saved views of work orders. */
export function OrderViews() {
  const { filter, sort, go } = useOrderPlace();
  const views = useQuery(orderViewsQuery(useApi())).data?.items ?? [];
  const { mutateAsync: save } = useSaveOrderView();
  const { mutateAsync: remove } = useRemoveOrderView();
  const open = (view: (typeof views)[number]) => go(orderSearchOf(view.filter, view.sort), { replace: false });
  return <SavedViewsMenu shelf={shelfOf({ views, shown: { filter, sort }, open, save, remove })} />;
}
