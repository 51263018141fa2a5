import { useT } from '@lobby/i18n';
import { ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { retentionQuery } from '#/data/retention.ts';
import { RetentionForm } from './retention-form.tsx';

/** For how long closed conversations are kept, under the settings of the business. */
export function RetentionSection() {
  const t = useT('business');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(retentionQuery(useApi()));
  return (
    <section aria-labelledby="retention-title" className="mt-6 border-t border-separator pt-5">
      <h3 id="retention-title" className="mb-4 text-sm font-semibold">
        {t('retention.title')}
      </h3>
      {/* What was saved begins the form anew. */}
      {data ? <RetentionForm key={data.version} policy={data} /> : null}
      {!data && !error ? <LoadingPart /> : null}
      {!data && error ? (
        <ErrorState title={t('retention.error')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : null}
    </section>
  );
}
