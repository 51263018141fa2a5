import { useFormats, useT } from '@lobby/i18n';
import { ErrorState, Paginator, SearchField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { LoadingPart } from '#/components/account/loading-part.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { sourcePassagesQuery } from '#/data/corpus-source.ts';

/** Passages of a page of the list. */
const PAGE_SIZE = 10;

/** What the bot finds of a source, or of one page: the very words. */
export function PassagesList({ sourceId, pageId }: { sourceId: string; pageId: string | undefined }) {
  const t = useT('sources');
  const formats = useFormats();
  const errorText = useErrorText();
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const asked = useDeferredValue(q);
  const request = { id: sourceId, q: asked, page, limit: PAGE_SIZE, ...(pageId === undefined ? {} : { page_id: pageId }) };
  const { data, error, isFetching, refetch } = useQuery(sourcePassagesQuery(useApi(), request));
  return (
    <div className="space-y-3">
      <SearchField
        label={t('sheet.search_passages')}
        value={q}
        onChange={(next) => {
          setQ(next);
          setPage(1);
        }}
      />
      {!data && error ? (
        <ErrorState title={t('sheet.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : null}
      {!data && !error ? <LoadingPart /> : null}
      {data?.items.length === 0 ? <p className="py-4 text-muted">{q === '' ? t('sheet.no_passages') : t('sheet.no_match')}</p> : null}
      <ul className="space-y-3">
        {(data?.items ?? []).map(({ id, title, heading, body, locale }) => (
          <li key={id} lang={locale} className="rounded-xl border border-border px-4 py-3">
            <p className="mb-1 text-13 text-muted">{heading === '' ? title : `${title} › ${heading}`}</p>
            <p className="break-words whitespace-pre-line">{body}</p>
          </li>
        ))}
      </ul>
      {data && data.total > PAGE_SIZE ? (
        <Paginator page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} formatNumber={(value) => formats.number(value)} />
      ) : null}
    </div>
  );
}
