import { useT } from '@lobby/i18n';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** Whether two-step codes are on, and what that means. */
export function TwoStepIntro({ enabled, children }: { enabled: boolean; children: ReactNode }) {
  const t = useT('account');
  return (
    <div className="mb-5 flex items-start gap-3">
      <span
        aria-hidden="true"
        className={`flex size-9 shrink-0 items-center justify-center rounded-[10px] ${enabled ? 'bg-success-soft text-success-soft-foreground' : 'bg-neutral-soft text-neutral-text'}`}
      >
        {enabled ? <ShieldCheck size={19} /> : <ShieldOff size={19} />}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{t(enabled ? 'two_step.on_title' : 'two_step.off_title')}</p>
        <div className="mt-0.5 text-pretty text-muted">{children}</div>
      </div>
    </div>
  );
}
