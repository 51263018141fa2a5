import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

export interface ChipProps {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  /** Makes it a filter that can be taken away; needs `removeLabel`. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
}

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'bg-neutral-soft text-neutral-text',
  accent: 'bg-accent-tint text-accent-text',
  success: 'bg-success-soft text-success-soft-foreground',
  warning: 'bg-warning-soft text-warning-soft-foreground',
  danger: 'bg-danger-soft text-danger-soft-foreground',
};

/** A state or a filter in two words, 22 px high. */
export function Chip({ tone = 'neutral', icon, children, onRemove, removeLabel }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-[22px] max-w-full items-center gap-1 rounded-chip px-1.5 text-xs whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        TONES[tone],
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
      {onRemove ? (
        <button
          type="button"
          aria-label={removeLabel}
          title={removeLabel}
          onClick={onRemove}
          className="-mr-1 rounded-sm p-0.5 hover:bg-black/5"
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}
