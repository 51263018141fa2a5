import { useT } from '@lobby/i18n';
import { Button, Dialog, TextField } from '@lobby/ui';
import { useState } from 'react';

/** Longest name, in characters; as the contract has it. */
const NAME_MAX = 60;

interface NameDialogProps {
  title: string;
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Names a test set. */
export function NameDialog({ title, name, onSave, onClose }: NameDialogProps) {
  const t = useT('bot');
  const common = useT('common');
  const [text, setText] = useState(name);
  const [refused, setRefused] = useState(false);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setRefused(true);
    if (text.trim() === '') return;
    setSaving(true);
    await onSave(text.trim());
    setSaving(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          <Button size="large" variant="primary" loading={saving} onClick={() => void save()}>
            {common('actions.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('tests.name')}
        maxLength={NAME_MAX}
        value={text}
        error={refused && text.trim() === '' ? t('errors.required') : undefined}
        onChange={(event) => setText(event.target.value)}
        className="mt-4"
      />
    </Dialog>
  );
}
