import { classNames } from '@lobby/ui';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { CommandBarHost } from '#/components/command-bar/command-bar-host.tsx';
import { useAccountPlace } from '#/components/account/account-place.ts';
import { ImportProvider } from '#/components/import-task/import-provider.tsx';
import { useFreshFigures } from '#/data/analysis.ts';
import { useAccountWatch, useSessionWatch } from '#/data/user.ts';
import { useAppSelector } from '#/state/use-store.ts';
import { RenewalNotice } from './renewal-notice.tsx';
import { Sidebar } from './sidebar.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { usePlanWatch } from './use-plan-watch.ts';

// What floats above the page loads when it is first wanted.
const NavDrawer = lazy(() => import('./nav-drawer.tsx').then((module) => ({ default: module.NavDrawer })));
const Alerts = lazy(() => import('#/components/alert/alerts.tsx').then((module) => ({ default: module.Alerts })));
const AccountDialog = lazy(() => import('#/components/account/account-dialog.tsx').then((module) => ({ default: module.AccountDialog })));
const PolicyNotice = lazy(() => import('./policy-notice.tsx').then((module) => ({ default: module.PolicyNotice })));
const Renewal = lazy(() => import('./renewal.tsx').then((module) => ({ default: module.Renewal })));
const CutOffReplies = lazy(() =>
  import('#/components/conversation/cut-off-replies.tsx').then((module) => ({ default: module.CutOffReplies })),
);

/** The frame of every screen: navigation at the left (a drawer on phones), the screen beside it. */
export function DashboardLayout() {
  useFreshFigures();
  useSessionWatch();
  useAccountWatch();
  usePlanWatch();
  const { collapsed, drawerOpen } = useAppSelector((state) => state.navigation);
  const renewing = useAppSelector((state) => state.renewal.reason !== undefined);
  const cutOff = useAppSelector((state) => state.sessionOutbox.some((reply) => reply.cutOff));
  const { tab } = useAccountPlace();
  const painted = useAfterPaint();
  return (
    // On paper nothing scrolls: what is long goes on on the next page, without the navigation.
    <div className="flex h-dvh min-w-0 overflow-hidden bg-background print:block print:h-auto print:overflow-visible">
      <div className={classNames('shrink-0 border-r border-border max-lg:hidden print:hidden', collapsed ? 'w-14' : 'w-60')}>
        <Sidebar collapsed={collapsed} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col print:block">
        <RenewalNotice />
        <Suspense fallback={null}>{painted ? <PolicyNotice /> : null}</Suspense>
        <div className="min-h-0 flex-1">
          <ImportProvider>
            <Outlet />
          </ImportProvider>
        </div>
      </div>
      <CommandBarHost />
      <Suspense fallback={null}>
        {drawerOpen ? <NavDrawer /> : null}
        {renewing ? <Renewal /> : null}
        {cutOff ? <CutOffReplies /> : null}
      </Suspense>
      <Suspense fallback={null}>{painted ? <Alerts /> : null}</Suspense>
      <Suspense fallback={null}>{tab ? <AccountDialog tab={tab} /> : null}</Suspense>
    </div>
  );
}
