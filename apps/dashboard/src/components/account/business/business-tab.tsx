import { useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { settingsQuery } from '#/data/tenant.ts';
import { BusinessForm } from './business-form.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { RetentionSection } from './retention-section.tsx';

/** The settings of the business. */
export function BusinessTab() {
  const t = useT('business');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(settingsQuery(useApi()));
  // What was saved begins the form anew.
  if (data)
    return (
      <>
        <BusinessForm key={data.version} settings={data} onReload={() => refetch()} />
        <PrivacySection />
        <RetentionSection />
      </>
    );
  if (!error) return <LoadingPart />;
  return (
    <ErrorState title={t('settings.error_title')} onRetry={() => void refetch()} retrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  );
}
