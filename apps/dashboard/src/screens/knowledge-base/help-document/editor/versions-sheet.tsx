import type { ArticleWords, Locale } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, classNames, ErrorState, Sheet, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { createElement, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { versionsQuery } from '#/data/help.ts';
import { lineDiff } from '#/components/help/line-diff.ts';

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
          const words = wordsOf(item);
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
                <span className="text-muted">{t('editor.by', { name: item.author ?? '–', time: formats.moment(item.created_at) })}</span>
              </button>
              {open === item.version ? (
                <div className="border-t border-border px-4 py-3">
                  {newer ? <p className="mb-2 text-xs text-muted">{t('editor.diff')}</p> : null}
                  <Difference lang={locale} before={words} after={newer ? wordsOf(newer) : words} />
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

type Version = Pick<ArticleWords, 'title' | 'summary' | 'body'>;

function wordsOf({ title, summary, body }: Version): string {
  return [title, summary, body].join('\n\n');
}

const SIGNS = { same: '', added: '+ ', removed: '− ' } as const;

/** What became of a text, line by line. */
function Difference({ lang, before, after }: { lang: Locale; before: string; after: string }) {
  const lines = lineDiff(before, after).map(({ kind, text }) =>
    createElement('span', { className: classNames('block min-h-5', LOOKS[kind]) }, SIGNS[kind], text),
  );
  // What scrolls is reached by keyboard.
  return createElement('pre', { tabIndex: 0, lang, className: 'max-h-96 overflow-auto font-sans text-13 whitespace-pre-wrap' }, ...lines);
}
