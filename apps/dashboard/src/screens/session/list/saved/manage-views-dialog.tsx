import { useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { savedViewsQuery } from '#/data/saved-view.ts';
import { SavedViewLine } from './saved-view-line.tsx';

/** Every saved view that the person sees: rename, share, give it the list that is shown, delete. */
export function ManageViewsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('desk');
  const common = useT('common');
  const views = useQuery(savedViewsQuery(useApi())).data?.items ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('views.manage')}
      width={520}
      actions={<Button onClick={onClose}>{common('actions.done')}</Button>}
    >
      {views.length === 0 ? <p className="mt-4 text-muted">{t('views.none')}</p> : null}
      <ul className="mt-2 max-h-[60dvh] divide-y divide-separator overflow-y-auto">
        {views.map((view) => (
          <SavedViewLine key={`${view.id}-${view.version}`} view={view} />
        ))}
      </ul>
    </Dialog>
  );
}
