import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';

interface FormEndProps {
  /** The verb. */
  label: string;
  busy: boolean;
  danger?: boolean;
  /** A way back, where there is one. */
  onCancel?: (() => void) | undefined;
}

/** The buttons under a form, the verb on the right. */
export function FormEnd({ label, busy, danger = false, onCancel }: FormEndProps) {
  const common = useT('common');
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {onCancel ? (
        <Button size="large" onClick={onCancel}>
          {common('actions.cancel')}
        </Button>
      ) : null}
      <Button type="submit" variant={danger ? 'danger' : 'primary'} size="large" loading={busy}>
        {label}
      </Button>
    </div>
  );
}
