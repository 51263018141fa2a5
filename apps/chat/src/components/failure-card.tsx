import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** What did not work, in plain words, and Retry; small enough to be there when nothing else is. */
export function FailureCard({ title, children, onRetry }: { title: string; children: ReactNode; onRetry: () => void }) {
  const t = useT('chat');
  return (
    <div role="alert" className="m-auto flex max-w-[360px] flex-col items-center p-4 text-center">
      <span
        aria-hidden="true"
        className="flex size-14 items-center justify-center rounded-2xl bg-warning-soft text-warning-soft-foreground"
      >
        <CloudOff size={24} />
      </span>
      <h1 className="mt-4 text-base font-semibold text-balance">{title}</h1>
      <p className="mt-1.5 text-sm text-pretty text-muted">{children}</p>
      <Button variant="primary" onClick={onRetry} className="mt-5">
        {t('beginning.retry')}
      </Button>
    </div>
  );
}
