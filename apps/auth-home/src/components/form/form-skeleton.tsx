import { useT } from '@lobby/i18n';
import { Skeleton, useLate, VisuallyHidden } from '@lobby/ui';

/** The form while its link is looked at. */
export function FormSkeleton() {
  const common = useT();
  const late = useLate(true);
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <h1>{common('states.loading')}</h1>
      </VisuallyHidden>
      {late ? (
        <div className="flex flex-col gap-5">
          <Skeleton className="h-9 w-3/5" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-11 w-full" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      ) : null}
    </div>
  );
}
