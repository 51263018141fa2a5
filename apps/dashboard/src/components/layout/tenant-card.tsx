import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { StaffFace } from '#/components/picture/staff-face.tsx';
import { useAppSelector } from '#/state/use-store.ts';
import { useDaysLeft } from './use-days-left.ts';

/** A plan that runs longer than this has no days worth counting. */
const YEAR_DAYS = 366;

/** Whose lobby this is, on which plan, and for how long. */
export function TenantCard({ collapsed }: { collapsed: boolean }) {
  const t = useT('dashboard');
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const daysLeft = useDaysLeft();
  const name = user?.tenant_name ?? user?.email ?? '';
  if (collapsed) {
    return (
      <div className="flex justify-center" title={name}>
        <StaffFace name={name} face={user?.tenant_logo} shape="square" size={36} />
      </div>
    );
  }
  return (
    <div className="flex items-center gap-2.5 rounded-lg border border-border bg-surface px-2 py-1.5">
      <StaffFace name={name} face={user?.tenant_logo} shape="square" size={28} decorative />
      <div className="min-w-0">
        <p className="truncate text-13 font-semibold">{name}</p>
        {subscription && daysLeft !== undefined ? (
          <p className="truncate text-xs text-muted">
            {[
              subscription.name,
              daysLeft === 'over' ? t('plan.ended') : daysLeft > YEAR_DAYS ? '' : t('plan.days_left', { count: daysLeft }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        ) : null}
      </div>
    </div>
  );
}
