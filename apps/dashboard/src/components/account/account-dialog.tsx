import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Dialog, Tabs } from '@lobby/ui';
import { useState } from 'react';
import { useAppSelector } from '#/state/use-store.ts';
import { ACCOUNT_TABS, useAccountPlace, type AccountTab } from './account-place.ts';
import { PasswordTab } from './password-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SessionsTab } from './sessions/sessions-tab.tsx';
import { RecoveryCodes } from './two-step/recovery-codes.tsx';
import { TwoStepTab } from './two-step/two-step-tab.tsx';

const WIDTH_PX = 560;

/** The person's own account, above whatever screen is open. New recovery codes take its place until they are saved. */
export function AccountDialog({ tab }: { tab: AccountTab }) {
  const t = useT('account');
  const { turnTo, close } = useAccountPlace();
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  const [codes, setCodes] = useState<readonly string[]>();
  if (!user) return null;
  if (codes) return <RecoveryCodes codes={codes} email={user.email} onSaved={() => setCodes(undefined)} />;
  return (
    <Dialog open onClose={close} title={t('title')} width={WIDTH_PX}>
      <Tabs
        label={t('tabs.label')}
        items={ACCOUNT_TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
        value={tab}
        onChange={turnTo}
        className="mt-3 min-w-0"
      >
        {/* As high as most parts are, so that nothing jumps from one to another; what is higher scrolls. */}
        <div className="-mx-6 max-h-[calc(100dvh-190px)] min-h-[min(400px,calc(100dvh-190px))] overflow-y-auto px-6 pt-5 pb-1">
          {tab === 'profile' ? <ProfileTab user={user} /> : null}
          {tab === 'password' ? <PasswordTab user={user} /> : null}
          {tab === 'security' ? <TwoStepTab user={user} onCodes={setCodes} /> : null}
          {tab === 'sessions' ? <SessionsTab /> : null}
        </div>
      </Tabs>
    </Dialog>
  );
}
