import type { Seats } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { useMay } from '#/components/use-may.ts';
import { Link } from '@tanstack/react-router';

/** How many seats of the plan are taken, invitations included, and where to get more. */
export function SeatUse({ seats: { used, limit } }: { seats: Seats }) {
  const t = useT('team');
  const formats = useFormats();
  const mayPay = useMay()('billing.view');
  return (
    <p className="text-13 text-muted">
      <span className="tabular-nums">{t('invites.seats', { used: formats.number(used), limit: formats.number(limit) })}</span>{' '}
      {mayPay ? (
        <Link to={siteMap['dashboard-cost-center'].path} className="font-semibold text-accent-text underline-offset-4 hover:underline">
          {t('invites.more_seats')}
        </Link>
      ) : null}
    </p>
  );
}
