import { useT } from '@lobby/i18n';
import { useChatState } from '#/components/chat-context.tsx';
import { DoorPage } from '#/components/door-page.tsx';
import { HomeLink } from '#/components/home-link.tsx';

/** The address names no business, or the business answers only who has signed in on its site. */
export function NoSuchChat() {
  const t = useT('later');
  const asksToSignIn = useChatState((state) => state.beginFailure === 'identity_required');
  if (asksToSignIn) return <DoorPage title={t('sign_in.title')} text={t('sign_in.text')} actions={null} />;
  return <DoorPage title={t('nowhere.title')} text={t('nowhere.text')} actions={<HomeLink />} />;
}
