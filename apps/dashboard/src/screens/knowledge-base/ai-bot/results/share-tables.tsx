import { CHANNEL_KINDS, isLocale, LOCALE_NAMES, type BotResults, type ResultCounts } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { FigureTable, type FigureColumn } from '#/components/analysis/figure-table.tsx';
import { realQuestions } from './figures.ts';

/** The same figures by language, channel and version. */
export function ShareTables({ results: { locales, channels, versions } }: { results: BotResults }) {
  const t = useT('bot');
  const controls = useT('controls');
  const channelName = (key: string) => controls(`channel.${CHANNEL_KINDS.find((kind) => kind === key) ?? 'web'}`);
  return (
    <>
      <ShareTable title={t('results.by_language')} rows={locales} nameOf={(key) => (isLocale(key) ? LOCALE_NAMES[key] : key || '–')} />
      <ShareTable title={t('results.by_channel')} rows={channels} nameOf={channelName} />
      <ShareTable
        title={t('results.by_version')}
        rows={versions}
        nameOf={(key) => (key === '0' ? t('results.no_version') : t('results.version_no', { no: key }))}
      />
    </>
  );
}

type Row = ResultCounts & { key: string };

function ShareTable({ title, rows, nameOf }: { title: string; rows: readonly Row[]; nameOf: (key: string) => string }) {
  const t = useT('bot');
  const formats = useFormats();
  const share = (part: number, whole: number) => (whole === 0 ? '–' : formats.percent(part / whole));
  const columns: FigureColumn<Row>[] = [
    { id: 'conversations', name: t('results.conversations'), cell: (row) => formats.number(row.conversations) },
    { id: 'resolved', name: t('results.figure.resolved'), cell: (row) => share(row.resolved, row.conversations) },
    { id: 'handed_over', name: t('results.figure.handed_over'), cell: (row) => share(row.handed_over, row.conversations), isWide: true },
    { id: 'questions', name: t('results.questions'), cell: (row) => formats.number(realQuestions(row)), isWide: true },
    { id: 'answered', name: t('results.share_answered'), cell: (row) => share(row.answers, realQuestions(row)) },
  ];
  return <FigureTable title={title} rows={rows} nameOf={({ key }) => nameOf(key)} columns={columns} />;
}
