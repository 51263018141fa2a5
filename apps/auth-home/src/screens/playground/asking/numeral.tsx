import { classNames } from '@lobby/ui';

/** The number of a source, the same wherever it is named. */
export function Numeral({ number, className }: { number: number; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex size-4.5 shrink-0 items-center justify-center rounded-full text-xs font-semibold text-accent-text tabular-nums',
        className,
      )}
    >
      {number}
    </span>
  );
}
