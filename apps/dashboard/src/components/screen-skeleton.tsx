import { Skeleton } from '@lobby/ui';

/** The shape of a screen while its code and texts are on their way. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="flex h-full flex-col">
      <div className="flex h-14 items-center border-b border-border px-6">
        <Skeleton className="h-4 w-32" />
      </div>
      <div className="space-y-4 p-6">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    </div>
  );
}
