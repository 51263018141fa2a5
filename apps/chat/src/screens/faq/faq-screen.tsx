import { useLocale, useT } from '@lobby/i18n';
import { Button, EmptyState, Skeleton, useLate, VisuallyHidden } from '@lobby/ui';
import { CircleHelp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FailureCard } from '#/components/failure-card.tsx';
import { SearchInput } from '#/components/search-input.tsx';
import { useNavigate } from '#/components/use-navigate.ts';
import { readHome } from '#/data/faq.ts';
import { Categories } from './categories.tsx';
import { FaqFrame, type FaqPlace } from './faq-frame.tsx';
import { keepPlace, kept } from './kept-place.ts';
import { CardList } from './rows.tsx';
import { SearchResults } from './search-results.tsx';
import { useFetched } from '#/components/use-fetched.ts';

/** What a business answers often, /chat/{tenant}/faq. */
export function FaqScreen(place: FaqPlace) {
  const { tenant, client } = place;
  const t = useT('faq');
  const locale = useLocale();
  const [q, setQ] = useState(() => kept(tenant).q);
  const [open, setOpen] = useState(() => kept(tenant).open);
  const home = useFetched(`${tenant} ${locale}`, (signal) => readHome(client, tenant, locale, signal));
  const scroller = useRef<HTMLElement>(null);
  const name = home.value?.name;
  useEffect(() => {
    document.title = name === undefined ? t('title') : `${t('title')} · ${name}`;
  }, [name, t]);
  useEffect(() => keepPlace(tenant, { q, open }), [tenant, q, open]);
  const isThere = home.value !== undefined;
  useEffect(() => {
    if (isThere && scroller.current) scroller.current.scrollTop = kept(tenant).top;
  }, [isThere, tenant]);
  return (
    <FaqFrame {...place} title={t('title')} orders={home.value?.work_orders ?? false}>
      <main
        ref={scroller}
        onScroll={(event) => keepPlace(tenant, { top: event.currentTarget.scrollTop })}
        className="min-h-0 flex-1 overflow-y-auto"
      >
        <div className="mx-auto w-full max-w-[720px] px-4 py-4">
          <h1 className="sr-only">{t('title')}</h1>
          <SearchInput label={t('search')} value={q} onChange={setQ} />
          {q === '' ? <Home {...{ place, home, open, onToggle: setOpen }} /> : <SearchResults place={place} q={q} />}
        </div>
      </main>
    </FaqFrame>
  );
}

interface HomeProps {
  place: FaqPlace;
  home: ReturnType<typeof useFetched<Awaited<ReturnType<typeof readHome>>>>;
  open: string | undefined;
  onToggle: (id: string | undefined) => void;
}

function Home({ place, home, open, onToggle }: HomeProps) {
  const t = useT('faq');
  const navigate = useNavigate();
  if (home.state === 'failed')
    return (
      <FailureCard title={t('failed')} onRetry={home.retry}>
        {null}
      </FailureCard>
    );
  if (!home.value) return <HomeSkeleton />;
  const { top, most_read: mostRead, categories } = home.value;
  if (top.length === 0 && categories.length === 0) {
    return (
      <EmptyState
        icon={<CircleHelp />}
        title={t('empty')}
        actions={
          <Button variant="primary" onClick={() => navigate({ to: '/chat/$tenant', params: { tenant: place.tenant } })}>
            {t('open_chat')}
          </Button>
        }
      >
        {t('empty_text')}
      </EmptyState>
    );
  }
  return (
    <>
      {top.length > 0 ? <CardList title={t(mostRead ? 'top' : 'first')} tenant={place.tenant} cards={top} /> : null}
      {categories.length > 0 ? <Categories tenant={place.tenant} categories={categories} open={open} onToggle={onToggle} /> : null}
    </>
  );
}

function HomeSkeleton() {
  const common = useT();
  if (!useLate(true)) return null;
  return (
    <div role="status" className="mt-4 flex flex-col gap-2.5">
      <VisuallyHidden>{common('states.loading')}</VisuallyHidden>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
