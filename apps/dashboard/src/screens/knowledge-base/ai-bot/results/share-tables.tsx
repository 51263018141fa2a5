import { CHANNEL_KINDS, isLocale, LOCALE_NAMES, type BotResults, type ResultCounts } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, Panel } from '@lobby/ui';
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
  const columns: { id: string; name: string; cell: (row: Row) => string; isWide?: boolean }[] = [
    { id: 'conversations', name: t('results.conversations'), cell: (row) => formats.number(row.conversations) },
    { id: 'resolved', name: t('results.figure.resolved'), cell: (row) => share(row.resolved, row.conversations) },
    { id: 'handed_over', name: t('results.figure.handed_over'), cell: (row) => share(row.handed_over, row.conversations), isWide: true },
    { id: 'questions', name: t('results.questions'), cell: (row) => formats.number(realQuestions(row)), isWide: true },
    { id: 'answered', name: t('results.share_answered'), cell: (row) => share(row.answers, realQuestions(row)) },
  ];
  return (
    <Panel title={title}>
      <table className="w-full text-13">
        <thead>
          <tr className="border-b border-border text-muted">
            <th scope="col" className="py-1.5 text-start font-normal">
              <span className="sr-only">{title}</span>
            </th>
            {columns.map(({ id, name, isWide }) => (
              <th key={id} scope="col" className={classNames('ps-3 pb-1.5 text-end font-normal', isWide && 'max-sm:hidden')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-separator last:border-0">
              <th scope="row" className="py-2 text-start font-normal whitespace-nowrap">
                {nameOf(row.key)}
              </th>
              {columns.map(({ id, cell, isWide }) => (
                <td key={id} className={classNames('ps-3 text-end whitespace-nowrap tabular-nums', isWide && 'max-sm:hidden')}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
