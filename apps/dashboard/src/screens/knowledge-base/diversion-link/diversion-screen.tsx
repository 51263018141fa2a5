import { lazy, Suspense } from 'react';
import { useDiversionSearch } from '#/components/diversion/use-diversion-search.ts';
import { LinksScreen } from './list/links-screen.tsx';

const LinkEditor = lazy(() => import('./editor/link-editor.tsx').then((module) => ({ default: module.LinkEditor })));
const LinkDetail = lazy(() => import('./detail/link-detail.tsx').then((module) => ({ default: module.LinkDetail })));

/** Diversion links: all of them, one with its figures, or one that is being written. */
export function DiversionScreen() {
  const { search } = useDiversionSearch();
  const { link, edit } = search;
  if (link === undefined) return <LinksScreen />;
  return (
    <Suspense fallback={null}>
      {link === 'new' || edit ? <LinkEditor key={link} id={link === 'new' ? undefined : link} /> : <LinkDetail key={link} id={link} />}
    </Suspense>
  );
}
