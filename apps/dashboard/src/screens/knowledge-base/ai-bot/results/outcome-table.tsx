import { LOCALE_NAMES, QUESTION_LISTS, type BotOutcomes, type Locale, type QuestionCounts, type QuestionList } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, ErrorState, Panel, Skeleton, WideBox } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useServesSessions } from '#/components/session-link.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { outcomesQuery } from '#/data/bot-results.ts';
import { OutcomeSheet } from './outcome-sheet.tsx';
import { useResultSearch } from './use-result-search.ts';

/** Outcomes that most businesses never have: they are shown once there is one. */
const RARE: ReadonlySet<QuestionList> = new Set(['asked', 'order', 'failed']);

/** What came of the questions, in sum and by language; each number leads to the questions that it counts. */
export function Outcomes() {
  const t = useT('outcomes');
  const errorText = useErrorText();
  const isServed = useServesSessions();
  const { period, search } = useResultSearch();
  const { data, error, isFetching, refetch } = useQuery(outcomesQuery(useApi(), period));
  if (error && !data)
    return (
      <ErrorState title={t('error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-80 w-full rounded-card" />;
  return (
    <Panel title={t('title')}>
      {data.total.all + data.total.disliked === 0 ? (
        <p className="text-13 text-muted">{t('none')}</p>
      ) : (
        <>
          <p className="mb-3 text-13 text-muted">{t('why')}</p>
          <OutcomeTable outcomes={data} />
          <p className="mt-3 text-xs text-muted">{t('wrong_why')}</p>
        </>
      )}
      {search.list !== undefined && isServed ? <OutcomeSheet list={search.list} asked={search.asked} outcomes={data} /> : null}
    </Panel>
  );
}

function OutcomeTable({ outcomes: { total, locales } }: { outcomes: BotOutcomes }) {
  const t = useT('outcomes');
  const lists = QUESTION_LISTS.filter((list) => total[list] > 0 || !RARE.has(list));
  // One language says the same as all of them.
  const columns: { locale?: Locale; counts: QuestionCounts }[] = [
    { counts: total },
    ...(locales.length > 1 ? locales.map((counts) => ({ locale: counts.locale, counts })) : []),
  ];
  return (
    <WideBox label={t('title')} className="-mx-1 px-1">
      <table aria-label={t('title')} className="w-full text-13">
        <thead>
          <tr className="border-b border-border text-muted">
            <th scope="col" className="py-1.5 text-start font-normal">
              <span className="sr-only">{t('title')}</span>
            </th>
            {columns.map(({ locale }) => (
              <th key={locale ?? ''} scope="col" className="ps-4 pb-1.5 text-end align-bottom font-normal max-sm:min-w-18 max-sm:ps-2.5">
                {locale === undefined ? t('all_languages') : <span lang={locale}>{LOCALE_NAMES[locale]}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <tr
              key={list}
              className={classNames(
                'border-b border-separator last:border-0',
                list === 'all' && 'font-semibold',
                list === 'disliked' && 'border-t',
              )}
            >
              <th scope="row" className={classNames('py-2 text-start', list === 'all' ? 'font-semibold' : 'font-normal')}>
                {t(`lists.${list}`)}
              </th>
              {columns.map(({ locale, counts }) => (
                <td key={locale ?? ''} className="ps-4 text-end whitespace-nowrap tabular-nums max-sm:ps-2.5">
                  <Figure list={list} locale={locale} counts={counts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideBox>
  );
}

/** A number with its share of the questions, which opens them; none opens nothing. */
function Figure({ list, locale, counts }: { list: QuestionList; locale: Locale | undefined; counts: QuestionCounts }) {
  const t = useT('outcomes');
  const formats = useFormats();
  const isServed = useServesSessions();
  const { change } = useResultSearch();
  const count = counts[list];
  const number = formats.number(count);
  const hasShare = list !== 'all' && list !== 'disliked' && counts.all > 0;
  const language = locale === undefined ? t('all_languages') : LOCALE_NAMES[locale];
  return (
    <>
      {isServed && count > 0 ? (
        <button
          type="button"
          aria-label={t('open', { list: t(`lists.${list}`), language, number })}
          onClick={() => change({ list, asked: locale, figure: undefined, trigger: undefined, day: undefined })}
          className="rounded-sm px-1 text-accent-text underline-offset-4 hover:underline"
        >
          {number}
        </button>
      ) : (
        <span className="px-1">{number}</span>
      )}
      <span className="ms-1 inline-block min-w-9 text-xs text-muted max-sm:hidden">
        {hasShare ? formats.percent(count / counts.all) : ''}
      </span>
    </>
  );
}
