import { useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import { useId, type ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  description?: string;
  /** On the button that submits. */
  submitLabel: string;
  loading?: boolean;
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks for something and does it: fields, a way out, and one button, which Enter presses too. */
export function FormDialog({
  title,
  description,
  submitLabel,
  loading = false,
  disabled = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const common = useT('common');
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={loading} disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!disabled) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
