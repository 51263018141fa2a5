import { useT } from '@lobby/i18n';
import { Button, Dialog, TextField } from '@lobby/ui';
import { useId, useState } from 'react';

interface TagDialogProps {
  kind: 'tag' | 'untag';
  /** Tags in use, offered while typing. */
  known: readonly string[];
  onTag: (tag: string) => void;
  onClose: () => void;
}

/** Characters of one tag. */
const TAG_MAX = 40;

/** Asks which tag the chosen entries get, or lose. */
export function TagDialog({ kind, known, onTag, onClose }: TagDialogProps) {
  const t = useT('corpus');
  const common = useT('common');
  const [tag, setTag] = useState('');
  const [formId, listId] = [useId(), useId()];
  const submit = () => {
    if (tag.trim() !== '') onTag(tag.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === 'tag' ? t('bulk.tag_title') : t('bulk.untag')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={tag.trim() === ''}>
            {kind === 'tag' ? t('bulk.tag_add') : t('bulk.untag')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={t('bulk.tag_label')}
          value={tag}
          maxLength={TAG_MAX}
          list={listId}

          onChange={({ target }) => setTag(target.value)}
        />
        <datalist id={listId}>
          {known.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
