import type { ArticleWords, Locale } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, classNames, ErrorState, Sheet, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { versionsQuery } from '#/data/help.ts';
import { lineDiff } from '#/screens/knowledge-base/help-document/markdown/line-diff.ts';

interface VersionsSheetProps {
  id: string;
  locale: Locale;
  onClose: () => void;
  onRestore: (words: Pick<ArticleWords, 'title' | 'summary' | 'body'>) => void;
}

const LOOKS = { same: '', added: 'bg-success-soft', removed: 'bg-danger-soft line-through' } as const;

/** Earlier versions of one language; each can be compared with the one after it, and brought back. */
export function VersionsSheet({ id, locale, onClose, onRestore }: VersionsSheetProps) {
  const t = useT('help');
  const formats = useFormats();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(versionsQuery(useApi(), id, locale));
  const [open, setOpen] = useState<number>();
  const items = data?.items ?? [];
  return (
    <Sheet open onClose={onClose} title={t('editor.versions')} width={720}>
      {error ? (
        <ErrorState title={t('editor.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : null}
      <ol className="flex flex-col gap-2">
        {items.map((item, index) => {
          const newer = items[index - 1];
          const words = [item.title, item.summary, item.body].join('\n\n');
          return (
            <li key={item.version} className="rounded-xl border border-border bg-surface">
              <button
                type="button"
                aria-expanded={open === item.version}
                onClick={() => setOpen(open === item.version ? undefined : item.version)}
                className="flex min-h-12 w-full flex-wrap items-center gap-2 px-4 py-2 text-left text-13"
              >
                <span className="font-semibold tabular-nums">{formats.number(item.version)}</span>
                <span className="min-w-0 flex-1 truncate">{item.title}</span>
                {item.machine ? <Chip>{t('status.machine')}</Chip> : null}
                {item.live ? <Chip tone="success">{t('editor.live')}</Chip> : null}
                <span className="text-muted">
                  {t('editor.by', { name: item.author ?? '–', time: formats.dateTime(item.created_at) })}
                </span>
              </button>
              {open === item.version ? (
                <div className="border-t border-border px-4 py-3">
                  {newer ? <p className="mb-2 text-xs text-muted">{t('editor.diff')}</p> : null}
                  <pre tabIndex={0} lang={locale} className="max-h-96 overflow-auto font-sans text-13 whitespace-pre-wrap">
                    {(newer ? lineDiff(words, [newer.title, newer.summary, newer.body].join('\n\n')) : lineDiff(words, words)).map(
                      ({ kind, text }, line) => (
                        <span key={line} className={classNames('block min-h-5', LOOKS[kind])}>
                          {kind === 'added' ? '+ ' : kind === 'removed' ? '− ' : ''}
                          {text}
                        </span>
                      ),
                    )}
                  </pre>
                  {newer ? (
                    <Button
                      size="small"
                      className="mt-3"
                      icon={<RotateCcw size={14} />}
                      onClick={() => {
                        onRestore({ title: item.title, summary: item.summary, body: item.body });
                        toast.success(t('editor.restored'));
                      }}
                    >
                      {t('editor.restore')}
                    </Button>
                  ) : null}
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
