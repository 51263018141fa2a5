import { useFormats } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { FileDown } from 'lucide-react';
import { csvFile } from '#/components/csv-file.ts';
import { saveFile } from '#/components/save-file.ts';

/** Bad rows shown; the file has all of them. */
const SHOWN = 50;

interface RefusedRowsProps {
  /** `what` is what the row is about. */
  rows: readonly { row: number; what: string; reason: string; code: string }[];
  words: {
    title: string;
    save: string;
    /** Headers of the columns. */
    row: string;
    what: string;
    reason: string;
    /** Name of the saved file, without its ending. */
    file: string;
    more: (count: number) => string;
  };
}

/** Rows that are refused and why, with the file of them to repair; nothing where there are none. */
export function RefusedRows({ rows, words }: RefusedRowsProps) {
  const formats = useFormats();
  if (rows.length === 0) return null;
  const save = () => {
    const cells = rows.map(({ row, what, reason }) => [String(row), what, reason]);
    saveFile(csvFile([[words.row, words.what, words.reason], ...cells]), `${words.file}.csv`);
  };
  return (
    <section aria-label={words.title}>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 className="font-semibold">{words.title}</h3>
        <Button size="small" icon={<FileDown size={15} />} onClick={save}>
          {words.save}
        </Button>
      </div>
      <div className="overflow-hidden rounded-xl border border-border">
        <table className="w-full text-13">
          <thead>
            <tr className="h-9 bg-table-head text-left text-muted">
              <th scope="col" className="w-16 px-3 text-right font-normal">
                {words.row}
              </th>
              <th scope="col" className="px-3 font-normal">
                {words.what}
              </th>
              <th scope="col" className="px-3 font-normal">
                {words.reason}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map(({ row, what, reason, code }) => (
              <tr key={`${row}-${code}`} className="border-t border-separator align-top">
                <td className="px-3 py-2 text-right tabular-nums">{formats.number(row)}</td>
                <td dir="auto" className="max-w-48 truncate px-3 py-2 max-sm:max-w-28" title={what}>
                  {what === '' ? '–' : what}
                </td>
                <td className="px-3 py-2 text-neutral-text">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN ? <p className="mt-2 text-13 text-muted">{words.more(rows.length - SHOWN)}</p> : null}
    </section>
  );
}
