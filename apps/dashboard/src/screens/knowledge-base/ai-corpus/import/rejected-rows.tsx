import type { ImportReport } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { FileDown } from 'lucide-react';
import { saveFile } from '#/components/save-file.ts';
import { csvFile } from './csv-file.ts';

/** Bad rows shown in the sheet; the file has all of them. */
const SHOWN = 50;

/** Rows that are refused and why, with the file of them to repair. */
export function RejectedRows({ report: { rejected } }: { report: ImportReport }) {
  const t = useT('corpus');
  const formats = useFormats();
  if (rejected.length === 0) return null;
  const save = () => {
    const rows = rejected.map(({ row, question, reason }) => [String(row), question, reason]);
    saveFile(csvFile([[t('import.row'), t('columns.question'), t('import.reason')], ...rows]), `${t('import.bad_rows_file')}.csv`);
  };
  return (
    <section aria-label={t('import.bad_rows')}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t('import.bad_rows')}</h3>
        <Button size="small" icon={<FileDown size={15} />} onClick={save}>
          {t('import.save_bad_rows')}
        </Button>
      </div>
      <div className="overflow-hidden rounded-xl border border-border">
        <table className="w-full text-13">
          <thead>
            <tr className="h-9 bg-table-head text-left text-muted">
              <th scope="col" className="w-16 px-3 text-right font-normal">
                {t('import.row')}
              </th>
              <th scope="col" className="px-3 font-normal">
                {t('columns.question')}
              </th>
              <th scope="col" className="px-3 font-normal">
                {t('import.reason')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rejected.slice(0, SHOWN).map(({ row, question, reason, code }) => (
              <tr key={`${row}-${code}`} className="border-t border-separator align-top">
                <td className="px-3 py-2 text-right tabular-nums">{formats.number(row)}</td>
                <td className="max-w-48 truncate px-3 py-2" title={question}>
                  {question === '' ? '–' : question}
                </td>
                <td className="px-3 py-2 text-neutral-text">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rejected.length > SHOWN ? (
        <p className="mt-2 text-13 text-muted">{t('import.more_bad_rows', { count: rejected.length - SHOWN })}</p>
      ) : null}
    </section>
  );
}
