import { useT } from '@lobby/i18n';
import { Alert } from '@lobby/ui';
import { useState } from 'react';
import { FormDialog } from '#/components/form-dialog.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useCreateChannel } from '#/data/channel.ts';
import { AppFields, wrongFields, type AppDraft } from './app-fields.tsx';

const EMPTY: AppDraft = { name: '', package_name: '', bundle_id: '', scheme: '' };

/** Asks what the app is called. */
export function NewAppDialog({ onMade, onClose }: { onMade: (channel: { id: string }) => void; onClose: () => void }) {
  const t = useT('apps');
  const errorText = useErrorText();
  const { mutate, isPending, error } = useCreateChannel();
  const [id] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const submit = () => {
    setIsTried(true);
    if (wrongFields(draft).length > 0) return;
    const { name, ...app } = draft;
    mutate({ id, kind: 'app', name, app }, { onSuccess: onMade });
  };
  return (
    <FormDialog title={t('new')} submitLabel={t('create')} loading={isPending} onSubmit={submit} onClose={onClose}>
      {error ? <Alert tone="danger">{errorText(error)}</Alert> : null}
      <AppFields draft={draft} onChange={setDraft} isTried={isTried} />
    </FormDialog>
  );
}
