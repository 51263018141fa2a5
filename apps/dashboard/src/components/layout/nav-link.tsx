import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { classNames } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { useOpenOrdersCount, useWaitingCount } from '#/data/analysis.ts';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import type { NavItem } from './nav-items.ts';

/** The list of those who wait, in the address. */
const WAITING = { view: 'waiting' } as const;

/** One destination, 32 px high (44 for a thumb); the current one is tinted. */
export function NavLink({ item, collapsed }: { item: NavItem; collapsed: boolean }) {
  const t = useT('dashboard');
  const dispatch = useAppDispatch();
  const formats = useFormats();
  const label = t(`navigation.${item.id}`);
  const Icon = item.icon;
  const path: string = siteMap[item.route].path;
  const waiting = useWaitingCount(item.counts === 'waiting');
  const orders = useOpenOrdersCount(item.counts === 'orders') ?? 0;
  const counted =
    waiting > 0
      ? t('navigation.waiting', { count: waiting })
      : orders > 0
        ? t('navigation.orders', { count: orders, shown: formats.number(orders) })
        : undefined;
  const name = counted === undefined ? label : `${label}, ${counted}`;
  const close = () => dispatch(navigationSlice.actions.drawerChanged(false));
  return (
    <div className="relative">
      <Link
        to={path}
        // Where there is no room for a badge of its own, the icon opens the list that its dot counts.
        search={(collapsed && waiting > 0 ? WAITING : undefined) as never}
        activeOptions={{ includeSearch: false }}
        title={collapsed ? name : undefined}
        aria-label={collapsed ? name : undefined}
        onClick={close}
        className={classNames(
          'relative flex h-8 items-center gap-2.5 rounded-lg text-13 pointer-coarse:h-11',
          collapsed ? 'justify-center' : 'px-2',
        )}
        activeProps={{ className: 'bg-accent-tint font-semibold text-accent-text' }}
        inactiveProps={{ className: 'text-neutral-text hover:bg-default' }}
      >
        <Icon size={17} aria-hidden="true" className="shrink-0" />
        {collapsed ? null : <span className="truncate">{label}</span>}
        {collapsed || orders === 0 ? null : (
          <>
            <span aria-hidden="true" className="ml-auto pr-1 font-normal text-muted tabular-nums">
              {formats.number(orders)}
            </span>
            <span className="sr-only">{`, ${counted}`}</span>
          </>
        )}
        {collapsed && waiting > 0 ? <span className="absolute top-1 right-1 size-2 rounded-full bg-accent" /> : null}
      </Link>
      {collapsed || waiting === 0 ? null : <WaitingBadge to={path} waiting={waiting} onClick={close} />}
    </div>
  );
}

/** How many visitors wait for a person; it opens exactly them. */
function WaitingBadge({ to, waiting, onClick }: { to: string; waiting: number; onClick: () => void }) {
  const t = useT('dashboard');
  const formats = useFormats();
  const text = t('navigation.waiting', { count: waiting });
  return (
    <Link
      to={to}
      search={WAITING as never}
      title={text}
      aria-label={text}
      onClick={onClick}
      activeProps={{ 'aria-current': undefined }}
      className="absolute inset-y-0 right-1 my-auto flex h-6 min-w-7 items-center justify-center rounded-full bg-accent-solid px-2 text-xs font-semibold text-white tabular-nums hover:bg-accent-solid-hover pointer-coarse:h-9 pointer-coarse:min-w-11"
    >
      {formats.number(waiting)}
    </Link>
  );
}
