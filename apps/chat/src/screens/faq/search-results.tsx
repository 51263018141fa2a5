import { useLocale, useT } from '@lobby/i18n';
import { ArchMark, Button } from '@lobby/ui';
import { FailureCard } from '#/components/failure-card.tsx';
import { useNavigate } from '#/components/use-navigate.ts';
import { searchFaq } from '#/data/faq.ts';
import type { FaqPlace } from './faq-frame.tsx';
import { CardList } from './rows.tsx';
import { useFetched } from '#/components/use-fetched.ts';

/** What was found for the words so far, and the way to ask the bot the same. */
export function SearchResults({ place, q }: { place: FaqPlace; q: string }) {
  const t = useT('faq');
  const locale = useLocale();
  const navigate = useNavigate();
  const { tenant, client, chatOf } = place;
  const found = useFetched(`${tenant} ${locale} ${q}`, (signal) => searchFaq(client, { tenant, locale, q }, signal));
  const items = found.value?.items;
  const ask = () => {
    chatOf(tenant).send(q);
    navigate({ to: '/chat/$tenant', params: { tenant } });
  };
  if (found.state === 'failed')
    return (
      <FailureCard title={t('failed')} onRetry={found.retry}>
        {null}
      </FailureCard>
    );
  return (
    <>
      <div role="status" className="mt-4 px-1 text-sm text-muted">
        {items === undefined ? '' : items.length === 0 ? t('none', { q }) : t('found', { count: items.length })}
      </div>
      {items && items.length > 0 ? <CardList tenant={tenant} cards={items} /> : null}
      {items?.length === 0 ? <p className="mt-0.5 px-1 text-sm text-muted">{t('none_text')}</p> : null}
      <div className="mt-4 flex items-center gap-3 rounded-card bg-accent-tint p-5">
        <span aria-hidden="true" className="shrink-0">
          <ArchMark size={28} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{t('ask_title')}</p>
          <p className="text-sm text-muted wrap-anywhere">{t('ask_text', { q })}</p>
        </div>
        <Button variant="primary" onClick={ask}>
          {t('ask')}
        </Button>
      </div>
    </>
  );
}
