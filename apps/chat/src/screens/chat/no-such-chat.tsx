import { useT } from '@lobby/i18n';
import { DoorPage } from '#/components/door-page.tsx';
import { HomeLink } from '#/components/home-link.tsx';

/** The address names no business. */
export function NoSuchChat() {
  const t = useT('later');
  return <DoorPage title={t('nowhere.title')} text={t('nowhere.text')} actions={<HomeLink />} />;
}
