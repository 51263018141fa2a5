import { useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Screen } from './screen.tsx';

/** A screen whose code or texts did not arrive, or which failed to draw. */
export function LoadFailed({ reset }: ErrorComponentProps) {
  const t = useT('common');
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Screen title={t('states.error_title')}>
      <ErrorState onRetry={retry} />
    </Screen>
  );
}
