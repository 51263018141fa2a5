import { Skeleton, useLate } from '@lobby/ui';

/** The overview while its figures are on their way, in the shape of its cards. */
export function OverviewSkeleton() {
  if (!useLate(true)) return null;
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-[104px] w-full rounded-card" />
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_268px_268px]">
        <Skeleton className="h-[320px] rounded-card" />
        <Skeleton className="h-[320px] rounded-card" />
        <Skeleton className="h-[320px] rounded-card" />
      </div>
      <div className="grid gap-5 xl:grid-cols-3">
        <Skeleton className="h-[280px] rounded-card" />
        <Skeleton className="h-[280px] rounded-card" />
        <Skeleton className="h-[280px] rounded-card" />
      </div>
    </div>
  );
}
