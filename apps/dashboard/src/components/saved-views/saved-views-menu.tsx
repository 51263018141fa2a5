import { useT } from '@lobby/i18n';
import type { MenuEntry } from '@lobby/ui';
import { Bookmark, BookmarkPlus, Settings2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import type { ViewShelf } from './view-shelf.ts';

/** Their code loads when they are first asked for. */
const SaveViewDialog = lazy(() => import('./save-view-dialog.tsx').then((module) => ({ default: module.SaveViewDialog })));
const ManageViewsDialog = lazy(() => import('./manage-views-dialog.tsx').then((module) => ({ default: module.ManageViewsDialog })));

/** Lists that were saved: open one, save this one, or tidy up. @param isNamed its button says what it is, where there is room */
export function SavedViewsMenu({ shelf, isNamed = false }: { shelf: ViewShelf; isNamed?: boolean }) {
  const t = useT('controls');
  const { noun, views } = shelf;
  const [shown, setShown] = useState<'save' | 'manage'>();
  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      id: view.id,
      label: view.name,
      icon: view.shared ? <UsersRound /> : <Bookmark />,
      onAction: () => shelf.open(view.id),
    })),
    { id: 'save', label: t(`${noun}.save`), icon: <BookmarkPlus />, onAction: () => setShown('save') },
    ...(views.length === 0 ? [] : [{ id: 'manage', label: t(`${noun}.manage`), icon: <Settings2 />, onAction: () => setShown('manage') }]),
  ];
  const close = () => setShown(undefined);
  return (
    <>
      <MenuOnDemand
        label={t(`${noun}.label`)}
        trigger={
          isNamed ? (
            <>
              <Bookmark size={15} aria-hidden="true" />
              <span className="max-sm:hidden">{t(`${noun}.label`)}</span>
            </>
          ) : (
            <Bookmark size={18} aria-hidden="true" />
          )
        }
        {...(isNamed ? {} : { className: 'px-2 text-muted' })}
        entries={entries}
      />
      <Suspense fallback={null}>
        {shown === 'save' ? <SaveViewDialog shelf={shelf} onClose={close} /> : null}
        {shown === 'manage' ? <ManageViewsDialog shelf={shelf} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
