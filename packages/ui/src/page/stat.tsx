import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

export interface StatProps {
  label: ReactNode;
  /** The number, formatted. */
  value: ReactNode;
  /** Change and its basis: `12% since last week`. */
  change?: { direction: 'up' | 'down' | 'none'; good?: boolean; text: ReactNode } | undefined;
  /** Where the number is counted; makes it a link of the app's router around the value. */
  wrapValue?: ((value: ReactNode) => ReactNode) | undefined;
}

const asItIs = (value: ReactNode) => value;

/** One figure with its change. */
export function Stat({ label, value, change, wrapValue = asItIs }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="line-clamp-2 text-13 text-muted">{label}</span>
      <span className="text-xl font-semibold tabular-nums">{wrapValue(value)}</span>
      {change ? (
        <span
          className={classNames(
            'inline-flex items-center gap-1 text-xs',
            change.good === undefined ? 'text-muted' : change.good ? 'text-success-text' : 'text-danger-text',
          )}
        >
          {change.direction === 'up' ? <ArrowUp size={12} aria-hidden="true" /> : null}
          {change.direction === 'down' ? <ArrowDown size={12} aria-hidden="true" /> : null}
          {change.text}
        </span>
      ) : null}
    </div>
  );
}
