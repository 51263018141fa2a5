import { isLocale, LOCALE_NAMES, LOCALES, type ArticleView } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { ErrorState, Skeleton, Tabs, useLate } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Screen } from '#/components/screen.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { articleQuery } from '#/data/help.ts';
import { articleTitle } from '#/components/help/article-title.ts';
import { useHelpSearch } from '#/components/help/use-help-search.ts';
import { TextEditor } from './text-editor.tsx';

const ArticleSettings = lazy(() => import('./article-settings.tsx').then((module) => ({ default: module.ArticleSettings })));

/** One article: a language at a time, and what holds for all of them. */
export function ArticleEditor({ id }: { id: string }) {
  const t = useT('help');
  const errorText = useErrorText();
  const { go } = useHelpSearch();
  const { data, error, isFetching, refetch } = useQuery(articleQuery(useApi(), id));
  const back = () => go({ article: undefined, text: undefined });
  if (data) return <Languages article={data} onBack={back} />;
  return (
    <Screen title={t('title')} acts={[{ id: 'back', label: t('editor.back'), icon: <ArrowLeft size={15} />, onAct: back }]}>
      {error ? (
        <ErrorState title={t('editor.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Waiting />
      )}
    </Screen>
  );
}

function Languages({ article, onBack }: { article: ArticleView; onBack: () => void }) {
  const t = useT('help');
  const reader = useLocale();
  const { search, change } = useHelpSearch();
  const [settings, setSettings] = useState(false);
  const locale = search.text ?? article.source_locale;
  const title = articleTitle({ locales: article.texts }, reader);
  return (
    <Screen
      columns
      title={title}
      acts={[
        { id: 'back', label: t('editor.back'), icon: <ArrowLeft size={15} />, onAct: onBack },
        { id: 'settings', label: t('editor.settings'), icon: <Settings2 size={15} />, onAct: () => setSettings(true) },
      ]}
    >
      <main className="h-full min-h-0">
        <Tabs
          fill
          label={t('editor.language')}
          items={LOCALES.map((each) => ({ id: each, label: LOCALE_NAMES[each] }))}
          value={locale}
          onChange={(value) => isLocale(value) && change({ text: value })}
        >
          <TextEditor key={locale} article={article} locale={locale} />
        </Tabs>
      </main>
      <Suspense fallback={null}>
        {settings ? <ArticleSettings article={article} title={title} onClose={() => setSettings(false)} onGone={onBack} /> : null}
      </Suspense>
    </Screen>
  );
}

function Waiting() {
  if (!useLate(true)) return null;
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
