import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

export interface StateCardProps {
  icon: ReactNode;
  tone: 'accent' | 'danger';
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  footer?: ReactNode;
  role?: 'alert' | undefined;
}

/** The shape that empty and error states share: three cards in a fan, a title, a sentence, what to do. */
export function StateCard({ icon, tone, title, children, actions, footer, role }: StateCardProps) {
  return (
    <div role={role} className="mx-auto flex max-w-[360px] flex-col items-center px-4 py-10 text-center">
      <div aria-hidden="true" className="relative mb-5 h-16 w-24">
        <span className="absolute top-1.5 left-2 size-13 -rotate-6 rounded-xl border border-border bg-surface" />
        <span className="absolute top-1.5 right-2 size-13 rotate-6 rounded-xl border border-border bg-surface" />
        <span
          className={classNames(
            'absolute top-0 left-1/2 flex size-14 -translate-x-1/2 items-center justify-center rounded-xl shadow-raised [&_svg]:size-6',
            tone === 'accent' ? 'bg-accent-tint text-accent-text' : 'bg-danger-soft text-danger-soft-foreground',
          )}
        >
          {icon}
        </span>
      </div>
      <p className="text-base font-semibold text-balance">{title}</p>
      {children ? <div className="mt-1.5 text-sm text-pretty text-muted">{children}</div> : null}
      {actions ? <div className="mt-5 flex flex-wrap items-center justify-center gap-2">{actions}</div> : null}
      {footer ? <div className="mt-5 text-13">{footer}</div> : null}
    </div>
  );
}
