import { REJECT_TEXT_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Dialog, TextArea } from '@lobby/ui';
import { useId, useRef, useState } from 'react';

/** Asks why a suggestion is rejected. */
export function RejectDialog({ onReject, onClose }: { onReject: (reason: string) => void; onClose: () => void }) {
  const t = useT('corpus');
  const common = useT('common');
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    if (reason.trim() !== '') return onReject(reason.trim());
    setError(common('errors.required'));
    field.current?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('suggestions.reject_title')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t('suggestions.reject')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextArea
          ref={field}
          label={t('suggestions.reason')}
          placeholder={t('suggestions.reason_example')}
          rows={2}
          maxLength={REJECT_TEXT_MAX}
          value={reason}
          error={error}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}
