import { LOCALE_NAMES, type PolicyText } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Alert, Button, ErrorState, Skeleton, VisuallyHidden } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { PageFacts } from '#/components/page-facts.tsx';
import { useApi } from '#/data/api.ts';
import { policyQuery } from '#/data/policy.ts';
import { MarkdownView } from './markdown-view.tsx';
import { PolicyContents } from './policy-contents.tsx';
import { readMarkdown } from './read-markdown.ts';
import { usePolicyType } from './policy-search.ts';

/** The text itself, or that it is on its way, or that it did not come. */
export function PolicyArticle() {
  const t = useT('policy');
  const locale = useLocale();
  const type = usePolicyType();
  const { data, isError, isFetching, refetch } = useQuery(policyQuery(useApi(), type, locale));
  if (data) return <ArticleText policy={data} />;
  return (
    <>
      <PageFacts title={t('meta', { title: t(type) })} />
      <h1 className="sr-only">{t(type)}</h1>
      {isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {t('failed_text')}
        </ErrorState>
      ) : (
        <ArticleSkeleton />
      )}
    </>
  );
}

function ArticleText({ policy }: { policy: PolicyText }) {
  const t = useT('policy');
  const locale = useLocale();
  const blocks = useMemo(() => readMarkdown(policy.body), [policy.body]);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(policy.effective_date));
  return (
    <div className="mt-10 gap-16 lg:grid lg:grid-cols-[200px_minmax(0,1fr)]">
      <PageFacts title={t('meta', { title: policy.title })} />
      <PolicyContents blocks={blocks} lang={policy.locale} />
      <article lang={policy.locale} className="max-w-[720px] print:max-w-none">
        <h1 className="text-28 leading-tight font-semibold tracking-heading text-balance sm:text-40">{policy.title}</h1>
        <div lang={locale} className="mt-3 mb-8 flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
          <p>{t('facts', { version: policy.version, date: day })}</p>
          <Button variant="ghost" size="small" icon={<Printer size={15} />} className="-mr-3 print:hidden" onClick={() => print()}>
            {t('print')}
          </Button>
        </div>
        {policy.locale === locale ? null : (
          <Alert className="mb-8 print:hidden">{t('other_language', { language: LOCALE_NAMES[policy.locale] })}</Alert>
        )}
        <MarkdownView blocks={blocks} />
      </article>
    </div>
  );
}

const LINES = ['w-full', 'w-11/12', 'w-10/12', 'w-full max-w-[680px]', 'w-2/3'] as const;

function ArticleSkeleton() {
  const t = useT('policy');
  return (
    <div role="status" className="mt-10 max-w-[720px] lg:ml-[264px]">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-4 mb-10 h-4 w-56" />
      {LINES.map((width) => (
        <Skeleton key={width} className={`mt-4 h-4 ${width}`} />
      ))}
    </div>
  );
}
