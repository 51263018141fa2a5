import { useLocale, useT } from '@lobby/i18n';
import { Dialog } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#/data/api.ts';
import { articlesQuery } from '#/data/help.ts';
import { articleTitle } from './article-title.ts';
import { PausedSearch } from '#/components/paused-search.tsx';

interface ArticlePickerProps {
  tenantId: number;
  onPick: (article: { title: string; path: string }) => void;
  onClose: () => void;
}

/** Finds an article to link to. The link names its id, so that a new address breaks none. */
export function ArticlePicker({ tenantId, onPick, onClose }: ArticlePickerProps) {
  const t = useT('help');
  const locale = useLocale();
  const [q, setQ] = useState('');
  const { data } = useQuery(articlesQuery(useApi(), { ...(q !== '' && { q }), visibility: 'public', limit: 8 }));
  return (
    <Dialog open onClose={onClose} title={t('picker.title')}>
      <div className="mt-4 flex flex-col gap-2">
        <PausedSearch label={t('picker.search')} value={q} onSearch={setQ} />
        {data?.items.length === 0 ? <p className="py-2 text-13 text-muted">{t('picker.none')}</p> : null}
        <ul>
          {(data?.items ?? []).map((article) => (
            <li key={article.id}>
              <button
                type="button"
                className="w-full rounded-lg px-3 py-2 text-left text-13 hover:bg-default"
                onClick={() => onPick({ title: articleTitle(article, locale), path: `/chat/${tenantId}/faq/${article.id}` })}
              >
                {articleTitle(article, locale)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
