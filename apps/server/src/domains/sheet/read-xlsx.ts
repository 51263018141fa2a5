import { readSheet } from 'read-excel-file/universal';
import { FileRefused } from './file-refused.ts';
import { openXlsx } from './open-xlsx.ts';
import type { Sheet } from './sheet.ts';

/**
 * Reads the first sheet of an XLSX file.
 * @throws FileRefused
 */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const rows = await readSheet(openXlsx(bytes), 1, { trim: false }).catch((cause: unknown) => {
    throw new FileRefused({ code: 'unreadable_file' }, { cause });
  });
  if (rows.length === 0) throw new FileRefused({ code: 'unreadable_file' });
  return { rows: rows.map((row) => row.map(textOf)), encoding: null };
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return clockOf(cell);
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  return typeof cell === 'string' ? cell : '';
}

/** What the clock of a workbook shows, which names no zone; it keeps parts of days, a second not quite. */
function clockOf(date: Date): string {
  const shown = new Date(Math.round(date.getTime() / 1_000) * 1_000).toISOString();
  return shown.replace(/(?:T00:00:00)?\.000Z$/, '');
}
