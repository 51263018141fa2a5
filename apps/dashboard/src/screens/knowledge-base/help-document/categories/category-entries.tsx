import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#/data/api.ts';
import { entriesQuery, entryQuery } from '#/data/corpus.ts';
import { PausedSearch } from '#/components/paused-search.tsx';

interface CategoryEntriesProps {
  ids: readonly string[];
  max: number;
  onChange: (ids: readonly string[]) => void;
}

/** Published entries of the corpus that a category shows: one text in two places. */
export function CategoryEntries({ ids, max, onChange }: CategoryEntriesProps) {
  const t = useT('help');
  const api = useApi();
  const [q, setQ] = useState('');
  const chosen = useQueries({ queries: ids.map((id) => entryQuery(api, id)) });
  const { data } = useQuery({ ...entriesQuery(api, { q, status: 'published', limit: 6 }), enabled: q !== '' });
  const found = q === '' ? [] : (data?.items ?? []).filter(({ id }) => !ids.includes(id));
  return (
    <section>
      <h3 className="text-label">{t('entries')}</h3>
      <p className="mb-2 text-13 text-muted">{t('entries_text')}</p>
      <ul className="flex flex-col gap-1">
        {ids.map((id, index) => (
          <li key={id} className="flex items-center gap-2 rounded-lg border border-border bg-surface py-1 ps-3 pe-1 text-13">
            <span className="min-w-0 flex-1 truncate">{chosen[index]?.data?.question ?? '…'}</span>
            <IconButton
              label={`${t('entry_remove')}: ${chosen[index]?.data?.question ?? ''}`}
              icon={<X size={14} />}
              size="small"
              onClick={() => onChange(ids.filter((each) => each !== id))}
            />
          </li>
        ))}
      </ul>
      {ids.length < max ? <PausedSearch label={t('entry_search')} className="mt-2" value={q} onSearch={setQ} /> : null}
      <ul className="mt-1">
        {found.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              onClick={() => onChange([...ids, entry.id])}
              className="flex w-full items-center gap-2 rounded-lg px-3 py-2 text-left text-13 hover:bg-default"
            >
              <Plus size={14} aria-hidden="true" className="shrink-0" />
              <span lang={entry.locale} className="truncate">
                {entry.question}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
