import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  tone?: AlertTone | undefined;
  title?: ReactNode;
  /** What happened and what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
}

const LOOKS = {
  info: { look: 'bg-accent-pale text-accent-text', Icon: Info },
  success: { look: 'bg-success-soft text-success-soft-foreground', Icon: CircleCheck },
  warning: { look: 'bg-warning-soft text-warning-soft-foreground', Icon: TriangleAlert },
  danger: { look: 'bg-danger-soft text-danger-soft-foreground', Icon: CircleAlert },
} as const;

/** Where the text would be narrower, the action goes below it. */
const TEXT_WIDTH = 'min(14rem, 100% - 2rem)';

/** A message in the page, above what it is about. Danger and warning are announced at once. */
export function Alert({ tone = 'info', title, children, action, className }: AlertProps) {
  const { look, Icon } = LOOKS[tone];
  return (
    <div
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
      className={classNames('flex items-start gap-2.5 rounded-xl flex-wrap px-3.5 py-3 text-sm', look, className)}
    >
      <Icon size={16} aria-hidden="true" className="mt-[calc((1lh-16px)/2)] shrink-0" />
      <div className="min-w-0 flex-1" style={{ flexBasis: TEXT_WIDTH }}>
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {action ? <div className="ms-auto">{action}</div> : null}
    </div>
  );
}
