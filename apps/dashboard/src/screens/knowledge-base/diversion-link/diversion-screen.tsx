import { useT } from '@lobby/i18n';
import { Skeleton, useLate } from '@lobby/ui';
import { lazy, Suspense } from 'react';
import { useDiversionSearch } from '#/components/diversion/use-diversion-search.ts';
import { Screen } from '#/components/screen.tsx';
import { LinksScreen } from './list/links-screen.tsx';

const LinkEditor = lazy(() => import('./editor/link-editor.tsx').then((module) => ({ default: module.LinkEditor })));
const LinkDetail = lazy(() => import('./detail/link-detail.tsx').then((module) => ({ default: module.LinkDetail })));

/** Diversion links: all of them, one with its figures, or one that is being written. */
export function DiversionScreen() {
  const { search } = useDiversionSearch();
  const { link, edit } = search;
  if (link === undefined) return <LinksScreen />;
  return (
    <Suspense fallback={<Loading />}>
      {link === 'new' || edit ? <LinkEditor key={link} id={link === 'new' ? undefined : link} /> : <LinkDetail key={link} id={link} />}
    </Suspense>
  );
}

/** A link's screen whose code is on its way. */
function Loading() {
  const t = useT('diversion');
  const isLate = useLate(true);
  return <Screen title={t('title')}>{isLate ? <Skeleton className="h-96" /> : null}</Screen>;
}
