import { classNames } from '#/class-names.ts';

/** A grey stand-in for content that is on its way; give it the size of the content. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-md bg-skeleton', className)} />;
}
