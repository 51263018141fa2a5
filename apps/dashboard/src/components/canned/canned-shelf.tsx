import { LOCALES, type CannedReply } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip, EmptyState, ErrorState, SearchField, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Folder, MessageSquareText, Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { cannedQuery } from '#/data/canned.ts';
import { matchCanned } from './match-canned.ts';

/** Every canned reply that the person sees, by folder, those outside of any first. */
export function CannedShelf({ onOpen }: { onOpen: (reply: CannedReply) => void }) {
  const t = useT('canned');
  const errorText = useErrorText();
  const { data, error, refetch, isFetching } = useQuery(cannedQuery(useApi()));
  const [query, setQuery] = useState('');
  if (!data && error)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-40 w-full rounded-xl" />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={<MessageSquareText />} title={t('manage.empty_title')}>
        {t('manage.empty_text')}
      </EmptyState>
    );
  const found = matchCanned(data.items, query);
  const folders = [...new Set(found.map(({ folder }) => folder))].toSorted((a, b) => a.localeCompare(b));
  return (
    <div className="flex flex-col gap-4">
      <SearchField label={t('search.canned')} value={query} onChange={setQuery} />
      {found.length === 0 ? (
        <p role="status" className="text-muted">
          {t('nothing.canned')}
        </p>
      ) : null}
      {folders.map((folder) => (
        <section key={folder} aria-label={folder || t('manage.no_folder')}>
          <h3 className="mb-1.5 flex items-center gap-1.5 text-13 font-semibold text-neutral-text">
            <Folder size={14} aria-hidden="true" />
            {folder || t('manage.no_folder')}
          </h3>
          <ul className="divide-y divide-separator rounded-xl border border-border">
            {found
              .filter((reply) => reply.folder === folder)
              .map((reply) => (
                <li key={reply.id}>
                  <ReplyRow reply={reply} onOpen={() => onOpen(reply)} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ReplyRow({ reply, onOpen }: { reply: CannedReply; onOpen: () => void }) {
  const t = useT('canned');
  const formats = useFormats();
  const { title, shortcut, scope, i18n, attachments, used_count: count } = reply;
  const first = LOCALES.map((locale) => i18n[locale] ?? '').find((body) => body !== '');
  return (
    <button
      type="button"
      onClick={onOpen}
      className="block w-full cursor-pointer px-3.5 py-2.5 text-left first:rounded-t-xl last:rounded-b-xl hover:bg-default"
    >
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{title}</span>
        <span className="flex shrink-0 items-center gap-2 text-xs text-neutral-text">
          {shortcut === '' ? null : `/${shortcut}`}
          {attachments.length === 0 ? null : (
            <Chip>
              <Paperclip size={12} role="img" aria-label={t('files.label')} /> {formats.number(attachments.length)}
            </Chip>
          )}
          {scope === 'me' ? <Chip>{t('scope.me_short')}</Chip> : null}
          {scope === 'team' ? <Chip>{t('fields.teams')}</Chip> : null}
        </span>
      </span>
      <span dir="auto" className="block truncate text-13 text-neutral-text">
        {first}
      </span>
      <span className="block text-xs text-neutral-text">{t('used', { count, shown: formats.number(count) })}</span>
    </button>
  );
}
