import { useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import { SavedViewLine } from './saved-view-line.tsx';
import type { ViewShelf } from './view-shelf.ts';

/** Every saved view that the person sees: rename, share, give it the list that is shown, delete. */
export function ManageViewsDialog({ shelf, onClose }: { shelf: ViewShelf; onClose: () => void }) {
  const t = useT('controls');
  const common = useT();
  const { noun, views } = shelf;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`${noun}.manage`)}
      width={520}
      actions={<Button onClick={onClose}>{common('actions.done')}</Button>}
    >
      {views.length === 0 ? <p className="mt-4 text-muted">{t(`${noun}.none`)}</p> : null}
      <ul className="mt-2 max-h-[60dvh] divide-y divide-separator overflow-y-auto">
        {views.map((view) => (
          <SavedViewLine key={`${view.id}-${view.version}`} view={view} shelf={shelf} />
        ))}
      </ul>
    </Dialog>
  );
}
