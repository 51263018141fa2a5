import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { ArchMark, classNames, IconButton, Wordmark } from '@lobby/ui';
import { useRouter } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMay } from '#/components/use-may.ts';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { AccountMenu } from './account-menu.tsx';
import { navGroups } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { TenantCard } from './tenant-card.tsx';

// It is shown once the colleagues are known, and so is its code.
const PresenceMenu = lazy(() => import('#/components/availability/presence-menu.tsx').then((module) => ({ default: module.PresenceMenu })));

// Of a demo alone, behind the first paint.
const DemoBadge = lazy(() => import('#/components/demo/demo-badge.tsx').then((module) => ({ default: module.DemoBadge })));

interface SidebarProps {
  /** Icons only, 56 px. */
  collapsed: boolean;
  /** In the drawer, which has a header of its own. */
  inDrawer?: boolean;
}

/** Tenant and plan on top, destinations in groups, the account at the foot. */
export function Sidebar({ collapsed, inDrawer = false }: SidebarProps) {
  const t = useT('dashboard');
  const router = useRouter();
  const isDemo = useAppSelector(sessionSlice.selectors.selectUser)?.is_demo === true;
  const groups = navGroups((path) => Object.hasOwn(router.routesByPath, path), useMay());
  return (
    <nav aria-label={t('navigation.label')} className="flex h-full flex-col bg-navigation">
      {inDrawer ? null : <SidebarHead collapsed={collapsed} />}
      <div className={classNames('px-3', inDrawer && 'pt-4', collapsed && 'px-2')}>
        <TenantCard collapsed={collapsed} />
      </div>
      <div className={classNames('min-h-0 flex-1 overflow-y-auto py-3', collapsed ? 'px-2' : 'px-3')}>
        {groups.map((group) => (
          <div
            key={group.id}
            role="group"
            aria-label={group.headed ? t(`navigation.groups.${group.id as 'knowledge'}`) : undefined}
            className="mb-2"
          >
            {group.headed ? (
              <p aria-hidden="true" className={classNames('flex h-8 items-center px-2 text-13 text-muted', collapsed && 'sr-only')}>
                {t(`navigation.groups.${group.id as 'knowledge'}`)}
              </p>
            ) : null}
            {group.items.map((item) => (
              <NavLink key={item.id} item={item} collapsed={collapsed} />
            ))}
          </div>
        ))}
      </div>
      <div className={classNames('border-t border-border p-3', collapsed && 'px-2')}>
        <Suspense fallback={null}>
          {isDemo ? <DemoBadge collapsed={collapsed} /> : null}
          <PresenceMenu collapsed={collapsed} />
        </Suspense>
        <AccountMenu collapsed={collapsed} />
      </div>
    </nav>
  );
}

function SidebarHead({ collapsed }: { collapsed: boolean }) {
  const t = useT('dashboard');
  const dispatch = useAppDispatch();
  return (
    <div className={classNames('flex shrink-0 items-center justify-between', collapsed ? 'flex-col gap-2 py-3' : 'h-14 pr-3 pl-4')}>
      {collapsed ? <ArchMark title="Lobby" /> : <Wordmark />}
      <IconButton
        label={collapsed ? t('navigation.expand') : t('navigation.collapse')}
        icon={collapsed ? <PanelLeftOpen size={17} /> : <PanelLeftClose size={17} />}
        onClick={() => dispatch(navigationSlice.actions.collapsedChanged(!collapsed))}
        className="text-muted"
      />
    </div>
  );
}
