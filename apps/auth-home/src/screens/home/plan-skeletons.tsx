import { useT } from '@lobby/i18n';
import { Skeleton, VisuallyHidden } from '@lobby/ui';

const CARDS = [1, 2, 3] as const;
const ROWS = [1, 2, 3, 4, 5] as const;

/** Three cards in the shape of the plans. */
export function PlanSkeletons() {
  const t = useT('home');
  return (
    <div role="status" className="grid gap-6 md:grid-cols-3">
      <VisuallyHidden>{t('plans.loading')}</VisuallyHidden>
      {CARDS.map((card) => (
        <div key={card} className="h-[440px] rounded-[24px] border border-border bg-surface p-7">
          <Skeleton className="h-5 w-16" />
          <Skeleton className="mt-3 h-4 w-40" />
          <Skeleton className="mt-6 h-10 w-32" />
          <Skeleton className="mt-6 h-11 rounded-full" />
          {ROWS.map((row) => (
            <Skeleton key={row} className="mt-4 h-4 w-3/4" />
          ))}
        </div>
      ))}
    </div>
  );
}
