import { may } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Dialog, Tabs } from '@lobby/ui';
import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '#/state/use-store.ts';
import { ACCOUNT_TABS, useAccountPlace, type AccountTab } from './account-place.ts';
import { LoadingPart } from './loading-part.tsx';
import { PasswordTab } from './password-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SessionsTab } from './sessions/sessions-tab.tsx';
import { RecoveryCodes } from './two-step/recovery-codes.tsx';
import { TwoStepTab } from './two-step/two-step-tab.tsx';

const AlertsTab = lazy(() => import('./alerts-tab.tsx').then((module) => ({ default: module.AlertsTab })));
// Its lists of countries and zones load when it is first wanted.
const BusinessTab = lazy(() => import('./business/business-tab.tsx').then((module) => ({ default: module.BusinessTab })));

const WIDTH_PX = 560;

/** The person's own account, and for an admin their business, above whatever screen is open. New recovery codes take its place until they are saved. */
export function AccountDialog({ tab }: { tab: AccountTab }) {
  const t = useT('account');
  const { turnTo, close } = useAccountPlace();
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  const [codes, setCodes] = useState<readonly string[]>();
  if (!user) return null;
  // Who may not change the business gets the first part.
  const tabs = ACCOUNT_TABS.filter((id) => id !== 'business' || may(user, 'settings.edit'));
  const open = tabs.find((id) => id === tab) ?? 'profile';
  if (codes) return <RecoveryCodes codes={codes} email={user.email} onSaved={() => setCodes(undefined)} />;
  return (
    <Dialog open onClose={close} title={t('title')} width={WIDTH_PX}>
      <Tabs
        label={t('tabs.label')}
        items={tabs.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        value={open}
        onChange={turnTo}
        className="mt-3 min-w-0"
      >
        {/* As high as most parts are, so that nothing jumps from one to another; what is higher scrolls. */}
        <div className="-mx-6 max-h-[calc(100dvh-190px)] min-h-[min(400px,calc(100dvh-190px))] max-sm:min-h-[calc(100dvh-190px)] overflow-y-auto px-6 pt-5 pb-1">
          {open === 'profile' ? <ProfileTab user={user} /> : null}
          {open === 'alerts' ? (
            <Suspense fallback={<LoadingPart />}>
              <AlertsTab />
            </Suspense>
          ) : null}
          {open === 'password' ? <PasswordTab user={user} /> : null}
          {open === 'security' ? <TwoStepTab user={user} onCodes={setCodes} /> : null}
          {open === 'sessions' ? <SessionsTab /> : null}
          {open === 'business' ? (
            <Suspense fallback={<LoadingPart />}>
              <BusinessTab />
            </Suspense>
          ) : null}
        </div>
      </Tabs>
    </Dialog>
  );
}
