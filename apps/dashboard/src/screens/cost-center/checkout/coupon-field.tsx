import { useT } from '@lobby/i18n';
import { Button, Chip, TextField } from '@lobby/ui';
import { Ticket } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';

interface CouponFieldProps {
  /** What counts now; empty where none does. */
  coupon: string;
  error: string | undefined;
  busy: boolean;
  onApply: (coupon: string) => Promise<void>;
}

/** A code that makes it cheaper. */
export function CouponField({ coupon, error, busy, onApply }: CouponFieldProps) {
  const t = useT('cost');
  const common = useT('common');
  const [typed, setTyped] = useState('');
  const apply = () => {
    const code = typed.trim();
    if (code !== '' && !busy) void onApply(code);
  };
  // Enter here applies the coupon; it must not pay.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };
  if (coupon !== '') {
    return (
      <div className="flex items-center gap-2 text-13">
        <span className="text-muted">{t('coupon.label')}</span>
        <Chip
          tone="success"
          icon={<Ticket aria-hidden="true" />}
          removeLabel={t('coupon.remove')}
          onRemove={() => {
            setTyped('');
            void onApply('');
          }}
        >
          {coupon}
        </Chip>
      </div>
    );
  }
  return (
    <div className="flex items-start gap-2">
      <TextField
        className="flex-1"
        label={t('coupon.label')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button onClick={apply} disabled={typed.trim() === ''} loading={busy} className="mt-[calc(1lh+6px)]">
        {common('actions.apply')}
      </Button>
    </div>
  );
}
