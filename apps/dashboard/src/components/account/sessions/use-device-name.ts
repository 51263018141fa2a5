import type { SignIn } from '@lobby/contract';
import { useT } from '@lobby/i18n';

/** Names the place of a session by what its browser says of itself. */
export function useDeviceName(): (session: Pick<SignIn, 'browser' | 'system'>) => string {
  const t = useT('account');
  return ({ browser, system }) =>
    browser && system ? t('sessions.device', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
}
