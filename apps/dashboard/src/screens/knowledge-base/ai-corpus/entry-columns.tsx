import type { CorpusEntry } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, type DataColumn } from '@lobby/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { LocaleChip, StatusChip } from './entry-chips.tsx';

/** From this many bad verdicts on, where they are more than a quarter, they are shown in red. */
const BAD_FEW = 3;
const BAD_SHARE = 0.25;

/** The columns of the table of entries. */
export function useEntryColumns(): DataColumn<CorpusEntry>[] {
  const t = useT('corpus');
  const formats = useFormats();
  return [
    { id: 'question', header: t('columns.question'), cell: (entry) => <Question entry={entry} />, sort: 'server', skeleton: 'lines' },
    {
      id: 'locale',
      header: t('columns.locale'),
      cell: ({ locale }) => <LocaleChip locale={locale} />,
      width: '76px',
      skeleton: 'chip',
      hideOnPhones: true,
    },
    { id: 'status', header: t('columns.status'), cell: ({ status }) => <StatusChip status={status} />, width: '108px', skeleton: 'chip' },
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
      id: 'helpful',
      header: t('columns.helpful'),
      cell: (entry) => <Verdicts entry={entry} />,
      width: '104px',
      skeleton: 'number',
      hideOnPhones: true,
    },
    {
      id: 'updated_at',
      header: t('columns.updated'),
      cell: ({ updated_at: at }) => (
        <time dateTime={new Date(at).toISOString()} title={formats.dateTime(at)} className="whitespace-nowrap text-muted">
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

function Question({ entry: { question, wordings, locale } }: { entry: CorpusEntry }) {
  const t = useT('corpus');
  return (
    <span lang={locale} className="block w-0 min-w-full">
      <span className="block truncate" title={question}>
        {question}
      </span>
      <span className="block truncate text-xs text-muted">
        {wordings.length === 0 ? t('no_wordings') : t('wordings', { count: wordings.length })}
      </span>
    </span>
  );
}

function Verdicts({ entry: { good_count: good, bad_count: bad } }: { entry: CorpusEntry }) {
  const t = useT('corpus');
  const formats = useFormats();
  if (good + bad === 0) return <span className="text-muted">–</span>;
  const poor = bad >= BAD_FEW && bad > (good + bad) * BAD_SHARE;
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
