import { useT } from '@lobby/i18n';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Screen } from '#/components/screen.tsx';
import { useMay } from '#/components/use-may.ts';
import { CategoryTree } from './categories/category-tree.tsx';
import { ArticleFilters } from './list/article-filters.tsx';
import { ArticleTable } from './list/article-table.tsx';
import { Deflection } from './list/deflection.tsx';
import { useTransferActs } from './transfer/use-transfer-acts.tsx';
import { useHelpSearch } from '#/components/help/use-help-search.ts';

const ArticleEditor = lazy(() => import('./editor/article-editor.tsx').then((module) => ({ default: module.ArticleEditor })));
const NewArticle = lazy(() => import('./editor/new-article.tsx').then((module) => ({ default: module.NewArticle })));

/** The help centre: categories, articles with how each language stands, and the editor of one. */
export function HelpScreen() {
  const t = useT('help');
  const { search, go, change } = useHelpSearch();
  const mayEdit = useMay()('corpus.edit');
  const transfer = useTransferActs();
  if (search.article !== undefined && search.article !== 'new') {
    return (
      <Suspense fallback={null}>
        <ArticleEditor key={search.article} id={search.article} />
      </Suspense>
    );
  }
  return (
    <Screen
      columns
      title={t('title')}
      description={t('description')}
      acts={
        mayEdit
          ? [...transfer.acts, { id: 'new', label: t('new'), icon: <Plus size={15} />, primary: true, onAct: () => go({ article: 'new' }) }]
          : []
      }
    >
      <div className="flex h-full min-h-0 max-lg:flex-col max-lg:overflow-y-auto">
        <CategoryTree />
        <main className="min-w-0 flex-1 px-6 pt-4 pb-2 max-lg:flex-none max-sm:px-4 lg:overflow-y-auto">
          <Deflection />
          <ArticleFilters />
          <ArticleTable />
        </main>
      </div>
      {transfer.dialog}
      <Suspense fallback={null}>{search.article === 'new' ? <NewArticle onClose={() => change({ article: undefined })} /> : null}</Suspense>
    </Screen>
  );
}
