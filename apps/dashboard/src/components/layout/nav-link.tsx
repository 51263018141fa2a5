import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { classNames } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { overviewQuery } from '#/data/analysis.ts';
import { useApi } from '#/data/api.ts';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import type { NavItem } from './nav-items.ts';

/** One destination, 32 px high (44 for a thumb); the current one is tinted. */
export function NavLink({ item, collapsed }: { item: NavItem; collapsed: boolean }) {
  const t = useT('dashboard');
  const dispatch = useAppDispatch();
  const label = t(`navigation.${item.id}`);
  const Icon = item.icon;
  const path: string = siteMap[item.route].path;
  return (
    <Link
      to={path}
      title={collapsed ? label : undefined}
      aria-label={collapsed ? label : undefined}
      onClick={() => dispatch(navigationSlice.actions.drawerChanged(false))}
      className={classNames(
        'relative flex h-8 items-center gap-2.5 rounded-lg text-13 pointer-coarse:h-11',
        collapsed ? 'justify-center' : 'px-2',
      )}
      activeProps={{ className: 'bg-accent-tint font-semibold text-accent-text' }}
      inactiveProps={{ className: 'text-neutral-text hover:bg-default' }}
    >
      <Icon size={17} aria-hidden="true" className="shrink-0" />
      {collapsed ? null : <span className="truncate">{label}</span>}
      {item.counts ? <WaitingCount collapsed={collapsed} /> : null}
    </Link>
  );
}

/** How many visitors wait for a person, kept up to date by announcements. */
function WaitingCount({ collapsed }: { collapsed: boolean }) {
  const t = useT('dashboard');
  const formats = useFormats();
  const { data: waiting = 0 } = useQuery({ ...overviewQuery(useApi()), select: ({ now }) => now.queued });
  if (waiting === 0) return null;
  const spoken = <span className="sr-only">{t('navigation.waiting', { count: waiting })}</span>;
  return collapsed ? (
    <span className="absolute top-1 right-1 size-2 rounded-full bg-accent">{spoken}</span>
  ) : (
    <span className="ml-auto text-xs font-normal text-muted tabular-nums">
      <span aria-hidden="true">{formats.number(waiting)}</span>
      {spoken}
    </span>
  );
}
