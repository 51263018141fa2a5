import { useT } from '@lobby/i18n';
import type { MenuEntry } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Settings2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { orderSearchOf } from '#/components/work-order/order-search.ts';
import { useOrderPlace } from '#/components/work-order/use-order-place.ts';
import { useApi } from '#/data/api.ts';
import { orderViewsQuery } from '#/data/order-list.ts';

/** Their code loads when they are first asked for. */
const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx').then((module) => ({ default: module.SaveViewDialog })));
const ManageViewsDialog = lazy(() => import('./manage-views-dialog.tsx').then((module) => ({ default: module.ManageViewsDialog })));

/** Lists that were saved: open one, save this one, or tidy up. */
export function OrderViewsMenu() {
  const t = useT('orderlist');
  const { go } = useOrderPlace();
  const views = useQuery(orderViewsQuery(useApi())).data?.items ?? [];
  const [shown, setShown] = useState<'save' | 'manage'>();
  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      id: view.id,
      label: view.name,
      icon: view.shared ? <UsersRound /> : <Bookmark />,
      onAction: () => go(orderSearchOf(view.filter, view.sort), { replace: false }),
    })),
    { id: 'save', label: t('views.save'), icon: <BookmarkPlus />, onAction: () => setShown('save') },
    ...(views.length === 0 ? [] : [{ id: 'manage', label: t('views.manage'), icon: <Settings2 />, onAction: () => setShown('manage') }]),
  ];
  const close = () => setShown(undefined);
  return (
    <>
      <MenuOnDemand
        label={t('views.label')}
        trigger={<Bookmark size={17} aria-hidden="true" />}
        className="px-2 text-muted"
        entries={entries}
      />
      <Suspense fallback={null}>
        {shown === 'save' ? <SaveViewDialog onClose={close} /> : null}
        {shown === 'manage' ? <ManageViewsDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}
