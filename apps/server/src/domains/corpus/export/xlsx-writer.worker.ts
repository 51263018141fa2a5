import { parentPort } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import type { ToWriter } from './write-xlsx.ts';

/** Widths of the columns, in characters, in the order of IMPORT_COLUMNS. */
const WIDTHS = [40, 80, 40, 10, 12, 12, 24, 18, 18, 24, 10];
/** What a reader of XLSX would take for an escaped character; its underscore is escaped itself (ECMA-376 part 1, §22.9.2.19). */
const ESCAPE_LIKE = /_(?=x[0-9A-Fa-f]{4}_)/g;

const rows: string[][] = [];

async function write(): Promise<Uint8Array> {
  const [header = [], ...body] = rows;
  const sheet = [header.map((value) => ({ value, fontWeight: 'bold' as const })), ...body.map((row) => row.map(cellOf))];
  return writeXlsxFile(sheet, { columns: WIDTHS.map((width) => ({ width })), stickyRowsCount: 1 }).toBuffer();
}

function cellOf(text: string) {
  return text === '' ? null : { value: text.replaceAll(ESCAPE_LIKE, '_x005F_'), type: String, wrap: true, alignVertical: 'top' as const };
}

parentPort?.on('message', (message: ToWriter) => {
  if (message === 'end') void write().then((bytes) => parentPort?.postMessage(bytes));
  else rows.push(...message);
});
