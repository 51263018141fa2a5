import { useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import { useId, type ReactNode } from 'react';

interface FilterFrameProps {
  title: string;
  /** What the button says that makes it count. */
  show: string;
  onShow: () => void;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around the fields that narrow a list; they count once it is asked for. */
export function FilterFrame({ title, show, onShow, onClear, onClose, children }: FilterFrameProps) {
  const t = useT('controls');
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={520}
      actions={
        <>
          <Button onClick={onClear}>{t('filter.clear')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {show}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mt-4 grid grid-cols-2 gap-4 max-sm:grid-cols-1"
        onSubmit={(event) => {
          event.preventDefault();
          onShow();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
