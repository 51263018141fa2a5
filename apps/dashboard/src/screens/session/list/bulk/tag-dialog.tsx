import type { BulkAction } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Dialog, TextField } from '@lobby/ui';
import { useId, useRef, useState } from 'react';

const TAG_MAX = 40;

interface TagDialogProps {
  count: number;
  onClose: () => void;
  onAct: (action: BulkAction) => void;
}

/** Gives the chosen conversations a tag, or takes it from them. */
export function TagDialog({ count, onClose, onAct }: TagDialogProps) {
  const t = useT('desk');
  const formats = useFormats();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const act = (kind: 'tag' | 'untag') => {
    const tag = text.trim();
    if (tag === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    onClose();
    onAct({ kind, tag });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bulk.tags_title', { count, shown: formats.number(count) })}
      actions={
        <>
          <Button onClick={() => act('untag')}>{t('bulk.untag')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t('bulk.tag')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          act('tag');
        }}
      >
        <TextField
          ref={field}
          label={t('filter.tag')}
          value={text}
          maxLength={TAG_MAX}
          error={missing && text.trim() === '' ? t('bulk.tag_missing') : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
