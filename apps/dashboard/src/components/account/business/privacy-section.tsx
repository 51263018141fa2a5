import { useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { privacyQuery } from '#/data/privacy.ts';
import { PrivacyForm } from './privacy-form.tsx';

/** What visitors agree to when they write, under the settings of the business. */
export function PrivacySection() {
  const t = useT('business');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(privacyQuery(useApi()));
  return (
    <section aria-labelledby="privacy-title" className="mt-6 border-t border-separator pt-5">
      <h3 id="privacy-title" className="mb-4 text-sm font-semibold">
        {t('privacy.title')}
      </h3>
      {/* What was saved begins the form anew. */}
      {data ? <PrivacyForm key={data.version} settings={data} /> : null}
      {!data && !error ? <LoadingPart /> : null}
      {!data && error ? (
        <ErrorState title={t('privacy.error')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : null}
    </section>
  );
}
