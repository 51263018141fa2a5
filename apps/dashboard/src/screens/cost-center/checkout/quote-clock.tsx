import { useT } from '@lobby/i18n';
import { Timer } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';

const SECOND_MS = 1_000;

/** How long the price still holds, as minutes and seconds. */
export function QuoteClock({ expiresAt }: { expiresAt: number }) {
  const t = useT('cost');
  const left = Math.max(0, Math.ceil((expiresAt - useNow(SECOND_MS)) / SECOND_MS));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p role="timer" aria-live="off" className="mr-auto flex items-center gap-1.5 text-xs text-muted tabular-nums max-sm:w-full">
      <Timer size={14} aria-hidden="true" />
      {t('pay.holds', { time })}
    </p>
  );
}
