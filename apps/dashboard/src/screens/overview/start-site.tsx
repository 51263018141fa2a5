import { useT } from '@lobby/i18n';
import { buttonLook, classNames, ErrorState } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { FirstReading } from '#/components/first-site/first-reading.tsx';
import { SiteForm } from '#/components/first-site/site-form.tsx';
import { useFirstSource } from '#/components/first-site/use-first-source.ts';
import { Screen } from '#/components/screen.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';

/** The first thing that a new business is asked: its website. It can be skipped, and is found again on the overview. */
export function StartSite() {
  const t = useT('sources');
  const errorText = useErrorText();
  const mayTry = useMay()('bot.edit');
  const { sources, site } = useFirstSource();
  const { data, error, isFetching, refetch } = sources;
  const canTry = mayTry && (site?.state === 'ready' || site?.state === 'stale');
  return (
    <Screen
      title={t('start.title')}
      description={t('start.optional')}
      actions={
        <>
          {/* A phone has room for the title and one button: the other stands below. */}
          <Link to="/dashboard/overview" className={classNames(buttonLook('secondary'), canTry && 'max-sm:hidden')}>
            {site ? t('start.done') : t('start.skip')}
          </Link>
          {canTry ? (
            <Link to="/dashboard/knowledge-base/ai-bot" search={{ test: true }} className={buttonLook('primary')}>
              {t('start.try')}
            </Link>
          ) : null}
        </>
      }
    >
      {data ? (
        <div className="mx-auto flex max-w-2xl flex-col gap-2 pt-4">
          {site === undefined || site.state === 'failed' ? <Ask key={site?.id} isAgain={site !== undefined} /> : null}
          {site ? <FirstReading key={site.id} id={site.id} /> : null}
          {canTry ? (
            <Link to="/dashboard/overview" className={classNames(buttonLook('secondary'), 'sm:hidden')}>
              {t('start.done')}
            </Link>
          ) : null}
        </div>
      ) : error ? (
        <ErrorState title={t('failed_title')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <LoadingPart />
      )}
    </Screen>
  );
}

function Ask({ isAgain }: { isAgain: boolean }) {
  const t = useT('sources');
  const { sources } = useFirstSource();
  return (
    <section aria-label={t('start.title')} className="rounded-card border border-border bg-surface p-6 max-sm:p-5">
      <h2 className="text-lg font-semibold text-balance">{t(isAgain ? 'start.again' : 'start.heading')}</h2>
      <p className="mt-1 mb-5 text-pretty text-muted">{t(isAgain ? 'start.again_text' : 'start.text')}</p>
      <SiteForm onRead={() => void sources.refetch()} />
      <p className="mt-4 text-13 text-pretty text-muted">{t('start.later')}</p>
    </section>
  );
}
