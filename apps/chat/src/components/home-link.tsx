import { useT } from '@lobby/i18n';
import { HOME_PATH } from '@lobby/session';
import { buttonLook, classNames } from '@lobby/ui';

/** Leads to the home page, which another app serves; from a frame in a page of its own. */
export function HomeLink({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useT('later');
  const framed = window.self !== window.top;
  return (
    <a
      href={HOME_PATH}
      target={framed ? '_blank' : undefined}
      rel={framed ? 'noreferrer' : undefined}
      className={classNames(buttonLook(variant, 'medium'), 'w-full')}
    >
      {t('door.home')}
    </a>
  );
}
