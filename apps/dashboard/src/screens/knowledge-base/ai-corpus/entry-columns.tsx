import { isPoor, type CorpusEntry } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, type DataColumn } from '@lobby/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useNow } from '#/components/use-now.ts';
import { EntryState, LocaleFlags } from '#/components/corpus/entry-chips.tsx';

/** How often the table looks at the clock, in milliseconds. */
const MINUTE_MS = 60_000;

/** The columns of the table of entries. */
export function useEntryColumns(): DataColumn<CorpusEntry>[] {
  const t = useT('corpus');
  const formats = useFormats();
  const now = useNow(MINUTE_MS);
  return [
    {
      id: 'question',
      header: t('columns.question'),
      cell: (entry) => <Question entry={entry} now={now} />,
      sort: 'server',
      skeleton: 'lines',
    },
    {
      id: 'locale',
      header: t('columns.locale'),
      cell: (entry) => <LocaleFlags entry={entry} />,
      width: '112px',
      skeleton: 'chip',
      hideOnPhones: true,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: (entry) => <EntryState entry={entry} now={now} />,
      width: '116px',
      skeleton: 'chip',
    },
    {
      id: 'hit_count',
      header: t('columns.hits'),
      cell: ({ hit_count: hits }) => formats.number(hits),
      width: '64px',
      align: 'end',
      sort: 'server',
      hideOnPhones: true,
    },
    {
      id: 'health',
      header: t('columns.helpful'),
      cell: (entry) => <Verdicts entry={entry} />,
      width: '104px',
      sort: 'server',
      skeleton: 'number',
      hideOnPhones: true,
    },
    {
      id: 'updated_at',
      header: t('columns.updated'),
      cell: ({ updated_at: at }) => (
        <time dateTime={new Date(at).toISOString()} title={formats.moment(at)} className="whitespace-nowrap text-muted">
          {formats.relative(at)}
        </time>
      ),
      width: '116px',
      sort: 'server',
      skeleton: 'number',
      hideOnPhones: true,
    },
  ];
}

function Question({ entry, now }: { entry: CorpusEntry; now: number }) {
  const t = useT('corpus');
  const formats = useFormats();
  const { question, wordings, locale, tags, valid_from: from, valid_until: until } = entry;
  const ends = until === null ? undefined : t(until <= now ? 'valid.ended' : 'valid.until', { date: formats.date(until) });
  const facts = [
    entry.is_outdated ? t('outdated') : undefined,
    entry.translated_by ? t(`by_${entry.translated_by}`) : undefined,
    entry.review_by !== null && entry.review_by <= now ? t('review_due') : undefined,
    wordings.length === 0 ? t('no_wordings') : t('wordings', { count: wordings.length }),
    entry.answer_mode === 'exact' ? t('exact') : undefined,
    ends ?? (from !== null && from > now ? t('valid.from', { date: formats.date(from) }) : undefined),
    ...tags.map((tag) => `#${tag}`),
  ];
  const needs = entry.is_outdated || (entry.review_by !== null && entry.review_by <= now);
  return (
    <span lang={locale} className="block w-0 min-w-full">
      <span className="block truncate" title={question}>
        {question}
      </span>
      <span className={classNames('block truncate text-xs', needs ? 'text-warning-soft-foreground' : 'text-muted')}>
        {facts.filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

function Verdicts({ entry }: { entry: CorpusEntry }) {
  const { good_count: good, bad_count: bad } = entry;
  const t = useT('corpus');
  const formats = useFormats();
  if (good + bad === 0) return <span className="text-muted">–</span>;
  const poor = isPoor(entry);
  return (
    <span className="inline-flex items-center gap-2.5 text-muted tabular-nums">
      <span className="inline-flex items-center gap-1">
        <ThumbsUp size={14} aria-hidden="true" />
        <span className="sr-only">{t('good')}</span>
        {formats.number(good)}
      </span>
      <span className={classNames('inline-flex items-center gap-1', poor && 'text-danger-text')}>
        <ThumbsDown size={14} aria-hidden="true" />
        <span className="sr-only">{t('bad')}</span>
        {formats.number(bad)}
      </span>
    </span>
  );
}
