import { useT } from '@lobby/i18n';
import { PlainHeader } from '#/components/plain-header.tsx';
import { QueryCache } from '#/components/query-cache.tsx';
import { PolicyArticle } from './policy-article.tsx';
import { PolicyTabs } from './policy-tabs.tsx';

/** The policies (§2): one text at a time, by `type`, in the language of the page. */
export function PolicyScreen() {
  const t = useT('policy');
  return (
    <div className="flex min-h-dvh flex-col">
      <div className="print:hidden">
        <PlainHeader />
      </div>
      <main className="mx-auto w-full max-w-[1040px] flex-1 px-5 pt-4 pb-20 sm:px-10">
        <nav aria-label={t('label')} className="print:hidden">
          <PolicyTabs />
        </nav>
        <QueryCache>
          <PolicyArticle />
        </QueryCache>
      </main>
    </div>
  );
}
