import { useQuery } from '@tanstack/react-query';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { searchOf } from '#/components/conversation/session-search.ts';
import { SavedViewsMenu } from '#/components/saved-views/saved-views-menu.tsx';
import { shelfOf } from '#/components/saved-views/view-shelf.ts';
import { useApi } from '#/data/api.ts';
import { savedViewsQuery, useRemoveView, useSaveView } from '#/data/saved-view.ts';

/** The saved views of conversations. */
export function SessionViews() {
  const { filter, sort, go } = useSessionPlace();
  const views = useQuery(savedViewsQuery(useApi())).data?.items ?? [];
  const { mutateAsync: save } = useSaveView();
  const { mutateAsync: remove } = useRemoveView();
  const open = (view: (typeof views)[number]) => go(searchOf(view.filter, view.sort));
  return <SavedViewsMenu shelf={shelfOf({ views, shown: { filter, sort }, open, save, remove })} />;
}
