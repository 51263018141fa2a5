import { isLocale, LOCALE_NAMES, type BotResults, type ResultCounts } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { realQuestions } from './figures.ts';

/** The same figures by language, channel and version. */
export function ShareTables({ results: { locales, channels, versions } }: { results: BotResults }) {
  const t = useT('bot');
  const channelName = (key: string) => (key === 'web' ? t('results.web') : key);
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
  const columns: { id: string; name: string; cell: (row: Row) => string }[] = [
    { id: 'conversations', name: t('results.conversations'), cell: (row) => formats.number(row.conversations) },
    { id: 'resolved', name: t('results.figure.resolved'), cell: (row) => share(row.resolved, row.conversations) },
    { id: 'handed_over', name: t('results.figure.handed_over'), cell: (row) => share(row.handed_over, row.conversations) },
    { id: 'questions', name: t('results.questions'), cell: (row) => formats.number(realQuestions(row)) },
    { id: 'answered', name: t('results.share_answered'), cell: (row) => share(row.answers, realQuestions(row)) },
  ];
  return (
    <Panel title={title}>
      {/* Reached by keyboard where it is wider than the screen. */}
      <div role="region" aria-label={title} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-md text-13">
          <thead>
            <tr className="border-b border-border text-muted">
              <th scope="col" className="py-1.5 text-start font-normal">
                <span className="sr-only">{title}</span>
              </th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col" className="ps-3 pb-1.5 text-end font-normal">
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
                {columns.map(({ id, cell }) => (
                  <td key={id} className="ps-3 text-end whitespace-nowrap tabular-nums">
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
