import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import type { ReactNode } from 'react';

interface FormFootProps {
  /** What the button says that sends the form. */
  label: string;
  isPending: boolean;
  isDisabled?: boolean;
  /** Closes the form without sending it; without it the form stays. */
  onCancel?: () => void;
  /** What else there is to press. */
  children?: ReactNode;
}

/** The end of a form in a panel. */
export function FormFoot({ label, isPending, isDisabled = false, onCancel, children }: FormFootProps) {
  const t = useT('common');
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" variant="primary" loading={isPending} disabled={isDisabled}>
        {label}
      </Button>
      {onCancel ? <Button onClick={onCancel}>{t('actions.cancel')}</Button> : null}
      {children}
    </div>
  );
}
