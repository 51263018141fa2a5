import { classNames } from '#/class-names.ts';

/** Counts above this are shown as `99+`. */
const COUNT_MAX = 99;

export interface BadgeProps {
  /** How many; nothing is shown for 0. Without a count it is a dot. */
  count?: number | undefined;
  /** What is counted, for screen readers: `3 unread`. */
  label: string;
  tone?: 'accent' | 'danger' | undefined;
}

/** A count or a dot on something that wants attention. */
export function Badge({ count, label, tone = 'accent' }: BadgeProps) {
  if (count === 0) return null;
  const fill = tone === 'accent' ? 'bg-accent-solid' : 'bg-danger-solid';
  return count === undefined ? (
    <span role="img" aria-label={label} className={classNames('inline-block size-2 rounded-full', fill)} />
  ) : (
    <span
      role="img"
      aria-label={label}
      className={classNames(
        'inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-full px-1 text-[11px] leading-none font-semibold text-white tabular-nums',
        fill,
      )}
    >
      {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
    </span>
  );
}
