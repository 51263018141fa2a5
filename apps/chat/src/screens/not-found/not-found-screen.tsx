import { useT } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { DoorPage } from '#/components/door-page.tsx';
import { HomeLink } from '#/components/home-link.tsx';

/** A place in the chat that does not exist; `back` leads to the chat of the same tenant, where the address names one. */
export function NotFoundScreen({ back }: { back?: ReactNode }) {
  const t = useT('later');
  return (
    <DoorPage
      title={t('door.title')}
      text={t('door.text')}
      actions={
        <>
          {back}
          <HomeLink variant={back ? 'secondary' : 'primary'} />
        </>
      }
    />
  );
}
