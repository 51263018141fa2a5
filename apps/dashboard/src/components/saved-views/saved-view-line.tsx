import { ApiError } from '@lobby/api-client';
import { SAVED_VIEW_NAME_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, Checkbox, IconButton, TextField, toast } from '@lobby/ui';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '#/components/use-may.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useAppSelector } from '#/state/use-store.ts';
import type { ShelfView, ViewShelf } from './view-shelf.ts';

/** One saved view. What a colleague has changed meanwhile is shown instead of being written over. */
export function SavedViewLine({ view, shelf }: { view: ShelfView; shelf: ViewShelf }) {
  const t = useT('controls');
  const common = useT();
  const errorText = useErrorText();
  const { noun, first } = shelf;
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  const may = useMay();
  const [name, setName] = useState(view.name);
  const fail = (error: unknown) => {
    const { reason, fields } = error instanceof ApiError ? error : { reason: '', fields: [] };
    toast.error(reason === 'stale_version' ? t(`${noun}.stale`) : (fields[0]?.message ?? errorText(error)), { id: view.id });
  };
  const { mutate: change, isPending } = useMutation({
    mutationFn: (over: Parameters<ViewShelf['change']>[1]) => shelf.change(view.id, over),
    onSuccess: () => void toast.success(t(`${noun}.changed`), { id: view.id }),
    onError: fail,
  });
  const { mutate: remove, isPending: isGoing } = useMutation({
    mutationFn: () => shelf.remove(view.id),
    onSuccess: () => void toast.success(t(`${noun}.deleted`, { name: view.name })),
    onError: fail,
  });
  const mayChange = me !== undefined && (view.owner.id === me.id || (view.shared && may('team.edit')));
  const { mutate: choose, isPending: isChoosing } = useMutation({
    mutationFn: async (id: string | null) => first?.choose(id),
    onError: fail,
  });
  const firstBox = first ? (
    <Checkbox checked={first.id === view.id} disabled={isChoosing} onChange={(event) => choose(event.target.checked ? view.id : null)}>
      {t('reports.first')}
    </Checkbox>
  ) : null;
  if (!mayChange)
    return (
      <li className="py-3">
        <p className="truncate">{view.name}</p>
        <p className="text-13 text-muted">{t(`${noun}.shared_by`, { name: view.owner.name })}</p>
        {firstBox === null ? null : <div className="mt-2 text-13">{firstBox}</div>}
      </li>
    );
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
          label={t(`${noun}.name`)}
          hideLabel
          value={name}
          maxLength={SAVED_VIEW_NAME_MAX}
          className="min-w-0 flex-1"
          onChange={(event) => setName(event.target.value)}
        />
        {isRenamed ? (
          <Button type="submit" size="small" loading={isPending}>
            {common('actions.rename')}
          </Button>
        ) : null}
        <IconButton
          label={t(`${noun}.delete`, { name: view.name })}
          icon={<Trash2 size={16} />}
          disabled={isGoing}
          onClick={() => remove()}
        />
      </form>
      <div className="flex flex-wrap items-center justify-between gap-2 text-13">
        <div className="flex flex-col gap-2">
          {firstBox}
          <Checkbox checked={view.shared} disabled={isPending} onChange={(event) => change({ shared: event.target.checked })}>
            {t(`${noun}.share`)}
          </Checkbox>
        </div>
        <Button size="small" variant="ghost" disabled={isPending} onClick={() => change({ taken: true })}>
          {t(`${noun}.take`)}
        </Button>
      </div>
    </li>
  );
}
