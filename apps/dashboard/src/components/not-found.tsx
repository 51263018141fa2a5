import { useT } from '@lobby/i18n';
import { buttonLook, EmptyState } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { DoorClosed } from 'lucide-react';
import { Screen } from './screen.tsx';

/** An address under /dashboard that shows nothing. */
export function NotFound() {
  const t = useT('dashboard');
  return (
    <Screen title={t('not_found.title')}>
      <EmptyState
        icon={<DoorClosed />}
        title={t('not_found.heading')}
        actions={
          <Link to="/dashboard/overview" className={buttonLook('primary', 'large')}>
            {t('not_found.back')}
          </Link>
        }
      >
        {t('not_found.text')}
      </EmptyState>
    </Screen>
  );
}
