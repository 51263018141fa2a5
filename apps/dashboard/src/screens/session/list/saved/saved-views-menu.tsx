import { useT } from '@lobby/i18n';
import type { MenuEntry } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Settings2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { searchOf } from '#/components/conversation/session-search.ts';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useApi } from '#/data/api.ts';
import { savedViewsQuery } from '#/data/saved-view.ts';

/** Their code loads when they are first asked for. */
const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx').then((module) => ({ default: module.SaveViewDialog })));
const ManageViewsDialog = lazy(() => import('./manage-views-dialog.tsx').then((module) => ({ default: module.ManageViewsDialog })));

/** Lists that were saved: open one, save this one, or tidy up. */
export function SavedViewsMenu() {
  const t = useT('desk');
  const { go } = useSessionPlace();
  const views = useQuery(savedViewsQuery(useApi())).data?.items ?? [];
  const [shown, setShown] = useState<'save' | 'manage'>();
  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      id: view.id,
      label: view.name,
      icon: view.shared ? <UsersRound /> : <Bookmark />,
      onAction: () => go(searchOf(view.filter, view.sort)),
    })),
    { id: 'save', label: t('views.save'), icon: <BookmarkPlus />, onAction: () => setShown('save') },
    ...(views.length === 0 ? [] : [{ id: 'manage', label: t('views.manage'), icon: <Settings2 />, onAction: () => setShown('manage') }]),
  ];
  const close = () => setShown(undefined);
  return (
    <>
      <MenuOnDemand
        label={t('views.label')}
        trigger={<Bookmark size={18} aria-hidden="true" />}
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
