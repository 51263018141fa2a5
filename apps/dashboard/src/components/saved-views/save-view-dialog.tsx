import { ApiError } from '@lobby/api-client';
import { SAVED_VIEW_NAME_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Switch, TextField, toast } from '@lobby/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormDialog } from '#/components/form-dialog.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import type { ViewShelf } from './view-shelf.ts';

/** Gives the list that is shown a name. */
export function SaveViewDialog({ shelf, onClose }: { shelf: ViewShelf; onClose: () => void }) {
  const t = useT('controls');
  const common = useT();
  const errorText = useErrorText();
  const { noun } = shelf;
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useMutation({ mutationFn: shelf.create });
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [missing, setMissing] = useState(false);
  const refused = error === null ? undefined : ((error instanceof ApiError ? error.fields[0]?.message : undefined) ?? errorText(error));
  const save = () => {
    const given = name.trim();
    setMissing(given === '');
    if (given === '') {
      field.current?.focus();
      return;
    }
    mutate(
      { name: given, shared },
      {
        onSuccess: () => {
          toast.success(t(`${noun}.saved`, { name: given }));
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t(`${noun}.save`)}
      description={t(`${noun}.save_text`)}
      submitLabel={common('actions.save')}
      loading={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        ref={field}
        label={t(`${noun}.name`)}
        value={name}
        maxLength={SAVED_VIEW_NAME_MAX}
        error={missing ? t(`${noun}.name_missing`) : refused}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
      />
      <Switch label={t(`${noun}.share`)} description={t(`${noun}.share_text`)} checked={shared} onChange={setShared} />
    </FormDialog>
  );
}
