import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

/** `warning` where the pace leads over the limit, `danger` at the limit. */
export type ProgressTone = 'accent' | 'success' | 'warning' | 'danger';

export interface ProgressBarProps {
  /** What is progressing. */
  label: string;
  /** How much is done, in the unit of `max`; leave it out while that is unknown. */
  value?: number | undefined;
  max?: number | undefined;
  /** At the end of the label's line: `3,912 / 5,000`. */
  figure?: ReactNode;
  /** Beside the bar, such as a Cancel button. */
  action?: ReactNode;
  tone?: ProgressTone | undefined;
  hideLabel?: boolean | undefined;
}

const FILLS: Readonly<Record<ProgressTone, string>> = {
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};

/** A bar with its label and figures. */
export function ProgressBar({ label, value, max = 100, figure, action, tone = 'accent', hideLabel = false }: ProgressBarProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div className="flex w-full items-end gap-3">
      <div className="min-w-0 flex-1">
        {hideLabel && figure === undefined ? null : (
          <div className="mb-1.5 flex items-baseline justify-between gap-3">
            <span className={classNames('truncate', hideLabel && 'sr-only')}>{label}</span>
            <span className="shrink-0 text-muted tabular-nums">{figure}</span>
          </div>
        )}
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={value}
          className="h-1.5 overflow-hidden rounded-full bg-neutral-soft"
        >
          <div
            className={classNames(
              'h-full rounded-full transition-[width] duration-150',
              FILLS[tone],
              share === undefined && 'w-2/5 animate-pulse',
            )}
            style={share === undefined ? undefined : { width: `${share * 100}%` }}
          />
        </div>
      </div>
      {action}
    </div>
  );
}
