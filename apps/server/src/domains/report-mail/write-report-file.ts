import type { ReportFormat } from '@lobby/contract';
import { Buffer } from 'node:buffer';
import { BYTE_ORDER_MARK, csvLines } from '#/domains/corpus/export/csv-lines.ts';
import { streamXlsx } from '#/domains/sheet/stream-xlsx.ts';
import type { ReportText } from './compose-report.ts';
import { drawReportApart } from './draw-report-apart.ts';

const TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
/** Longest part of a file's name that a report's name makes, in characters. */
const NAME_MAX = 60;

/** A report as the file that is mailed. */
export async function writeReportFile(text: ReportText, format: ReportFormat, day: string) {
  const name =
    Array.from(text.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-'))
      .slice(0, NAME_MAX)
      .join('')
      .replaceAll(/^-+|-+$/g, '') || 'report';
  return { name: `${name}-${day}.${format}`, mime: TYPES[format], base64: Buffer.from(await bytesOf(text, format)).toString('base64') };
}

async function bytesOf(text: ReportText, format: ReportFormat): Promise<Uint8Array> {
  if (format === 'pdf') return drawReportApart(text);
  const rows = rowsOf(text);
  if (format === 'csv') return Buffer.from(BYTE_ORDER_MARK + csvLines(rows.map((row) => row.map(String))));
  const chunks: Uint8Array[] = [];
  for await (const chunk of streamXlsx(once(rows))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function* once<Item>(item: Item) {
  yield item;
}

/** Figures first, and what they add up from below. */
function rowsOf({ title, business, period, filters, head, figures, table, annotations }: ReportText): (string | number)[][] {
  return [
    [title, business],
    [period, filters],
    [],
    [head.figure, head.value, head.before, head.n],
    ...figures.map(({ label, value, before, n }) => [label, value, before, n]),
    [],
    table.head,
    ...table.rows.map(({ label, counts }) => [label, ...counts]),
    ...(annotations.lines.length === 0 ? [] : [[], [annotations.title], ...annotations.lines.map(({ key, text }) => [key, text])]),
  ];
}
