import type { WorkOrder } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { Rating } from '#/components/conversation/rating.tsx';

/** Up to so many stars somebody should look into it. */
const LOW_MAX = 2;

/** What the customer thought of how it was solved; nothing before they say so. */
export function OrderRating({ order: { csat } }: { order: WorkOrder }) {
  const t = useT('orders');
  if (!csat) return null;
  return (
    <section aria-label={t('rating')} className="rounded-xl border border-border p-3">
      <h2 className="mb-1.5 flex items-center gap-2 font-semibold">
        {t('rating')}
        {csat.score <= LOW_MAX ? <Chip tone="danger">{t('rating_low')}</Chip> : null}
      </h2>
      <Rating csat={csat} />
    </section>
  );
}
