import { LOCALE_NAMES } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { buttonLook, ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { gapsQuery } from '#/data/corpus-care.ts';
import { MoreLink } from './more-link.tsx';
import { Nothing } from './nothing.tsx';

/** Rows of the card. */
const SHOWN = 4;
const FIRST_PAGE = 1;

/** What visitors asked in vain, the most asked first; each leads to the entry that answers it. */
export function OpenGaps() {
  const t = useT('overview');
  const formats = useFormats();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(gapsQuery(useApi(), 'open', FIRST_PAGE));
  return (
    <Panel
      title={t('gaps.title')}
      aside={
        data && data.total > 0 ? (
          <MoreLink to="/dashboard/knowledge-base/ai-corpus" search={{ tab: 'gaps' }}>
            {t('gaps.all', { count: data.total, shown: formats.number(data.total) })}
          </MoreLink>
        ) : null
      }
    >
      {data ? (
        data.items.length === 0 ? (
          <Nothing>{t('gaps.none')}</Nothing>
        ) : (
          <ul className="-my-2.5 divide-y divide-separator">
            {data.items.slice(0, SHOWN).map(({ id, kind, question, locale, asked_count: count, nearest }) => (
              <li key={id} className="flex items-center gap-3 py-2.5">
                <div className="min-w-0 flex-1">
                  <p lang={locale} className="truncate" title={question}>
                    {question}
                  </p>
                  <p className="truncate text-xs text-muted">
                    {[
                      t('gaps.asked', { count, shown: formats.number(count) }),
                      LOCALE_NAMES[locale],
                      ...(nearest === null ? [] : [t('gaps.nearest', { question: nearest.question })]),
                    ].join(' · ')}
                  </p>
                </div>
                <Link
                  to="/dashboard/knowledge-base/ai-corpus"
                  search={{ entry: kind === 'disliked' && nearest !== null ? nearest.id : 'new', gap: id }}
                  aria-label={t('gaps.answer_it', { question })}
                  className={buttonLook('secondary', 'small')}
                >
                  {t('gaps.answer')}
                </Link>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState title={t('gaps.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <Skeleton className="h-44" />
      )}
    </Panel>
  );
}
