import { ApiError } from '@lobby/api-client';
import { SAVED_VIEW_NAME_MAX, type WorkOrderView, type WorkOrderViewDraft } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, Checkbox, Dialog, IconButton, TextField, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { orderViewsQuery, useRemoveOrderView, useSaveOrderView } from '#/data/order-list.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** Every saved view that the person sees: rename, share, delete. */
export function ManageViewsDialog({ onClose }: { onClose: () => void }) {
  const t = useT('orderlist');
  const common = useT();
  const views = useQuery(orderViewsQuery(useApi())).data?.items ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('views.manage')}
      width={520}
      actions={<Button onClick={onClose}>{common('actions.done')}</Button>}
    >
      <ul className="mt-2 max-h-[60dvh] divide-y divide-separator overflow-y-auto">
        {views.map((view) => (
          <ViewLine key={`${view.id}-${view.version}`} view={view} />
        ))}
      </ul>
    </Dialog>
  );
}

/** One saved view. What a colleague has changed meanwhile is shown instead of being written over. */
function ViewLine({ view }: { view: WorkOrderView }) {
  const t = useT('orderlist');
  const errorText = useErrorText();
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  const may = useMay();
  const { mutate: save, isPending } = useSaveOrderView();
  const { mutate: remove, isPending: isGoing } = useRemoveOrderView();
  const [name, setName] = useState(view.name);
  if (me === undefined || (view.owner.id !== me.id && !may('team.edit')))
    return (
      <li className="py-3">
        <p className="truncate">{view.name}</p>
        <p className="text-13 text-muted">{t('views.shared_by', { name: view.owner.name })}</p>
      </li>
    );
  const fail = (error: unknown) => {
    const { reason, fields } = error instanceof ApiError ? error : { reason: '', fields: [] };
    toast.error(reason === 'stale_version' ? t('views.stale') : (fields[0]?.message ?? errorText(error)), { id: view.id });
  };
  const change = (over: Partial<WorkOrderViewDraft>) => {
    const { filter, sort, shared } = view;
    save(
      { draft: { name: view.name, filter, sort, shared, ...over }, of: view },
      { onSuccess: () => void toast.success(t('views.changed'), { id: view.id }), onError: fail },
    );
  };
  const isRenamed = name.trim() !== '' && name.trim() !== view.name;
  return (
    <li className="flex flex-col gap-2 py-3">
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isRenamed) change({ name: name.trim() });
        }}
      >
        <TextField
          label={t('views.name')}
          hideLabel
          className="min-w-0 flex-1"
          value={name}
          maxLength={SAVED_VIEW_NAME_MAX}
          onChange={(event) => setName(event.target.value)}
        />
        {isRenamed ? (
          <Button type="submit" size="small" loading={isPending}>
            {t('views.rename')}
          </Button>
        ) : null}
        <IconButton
          label={t('views.delete', { name: view.name })}
          icon={<Trash2 size={16} />}
          disabled={isGoing}
          onClick={() => remove(view.id, { onSuccess: () => void toast.success(t('views.deleted', { name: view.name })), onError: fail })}
        />
      </form>
      <Checkbox checked={view.shared} disabled={isPending} onChange={(event) => change({ shared: event.target.checked })}>
        {t('views.share')}
      </Checkbox>
    </li>
  );
}
