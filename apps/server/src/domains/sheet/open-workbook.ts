import { read, SSF, type CellObject, type Range, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { FileRefused } from './file-refused.ts';
import { openXlsx } from './open-xlsx.ts';

/** Formats of days that every program shows in its own way: they go by the calendar instead (ISO/IEC 29500-1 §18.8.30). */
const LOCAL_DAYS = /^(?:m\/d\/yy|mm-dd-yy|m\/d\/yy h:mm|\[\$-[^\]]*\].*)$/i;

/** A sheet as it was opened, its cells by row and column. */
export interface OpenedSheet {
  name: string;
  isHidden: boolean;
  cells: readonly (readonly (CellObject | undefined)[] | undefined)[];
  merges: readonly Range[];
  isHiddenRow: (row: number) => boolean;
  isHiddenColumn: (column: number) => boolean;
  /** What a cell shows, or what it holds: the same for words. */
  shown: (cell: CellObject | undefined) => string;
  held: (cell: CellObject | undefined) => string;
}

/**
 * Opens an XLSX file; only its words and numbers are read, never run.
 * @throws FileRefused
 */
export function openWorkbook(bytes: Uint8Array): OpenedSheet[] {
  const workbook = parse(bytes);
  const is1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return workbook.SheetNames.flatMap((name, index) => {
    const sheet = workbook.Sheets[name];
    return sheet ? [opened(sheet, { name, is1904, isHidden: (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0 })] : [];
  });
}

function parse(bytes: Uint8Array): WorkBook {
  const whole = openXlsx(bytes);
  try {
    return read(whole, { type: 'array', dense: true, cellStyles: true, cellNF: true, cellHTML: false, WTF: true });
  } catch (cause) {
    throw cause instanceof FileRefused ? cause : new FileRefused({ code: 'unreadable_file' }, { cause });
  }
}

function opened(sheet: WorkSheet, { name, is1904, isHidden }: { name: string; is1904: boolean; isHidden: boolean }): OpenedSheet {
  const dateOf = (cell: CellObject) => isoOf(cell.v as number, is1904);
  const isDate = ({ t, z }: CellObject) => t === 'n' && typeof z === 'string' && DATES.is_date(z);
  return {
    name,
    isHidden,
    cells: sheet['!ref'] === undefined ? [] : (sheet['!data'] ?? []),
    merges: sheet['!merges'] ?? [],
    isHiddenRow: (row) => sheet['!rows']?.[row]?.hidden === true,
    isHiddenColumn: (column) => sheet['!cols']?.[column]?.hidden === true,
    shown(cell) {
      if (cell === undefined || cell.t === 'e' || cell.t === 'z') return '';
      if (cell.t === 's') return wordsOf(cell);
      if (isDate(cell) && LOCAL_DAYS.test(String(cell.z))) return dateOf(cell);
      // A cell that says nothing of its looks shows as many digits as it is wide; all of them are meant.
      return cell.z === undefined || cell.z === 'General' ? String(cell.v) : (cell.w ?? String(cell.v)).trim();
    },
    held(cell) {
      if (cell === undefined || cell.t === 'e' || cell.t === 'z') return '';
      return cell.t === 's' ? wordsOf(cell) : isDate(cell) ? dateOf(cell) : String(cell.v);
    },
  };
}

const wordsOf = ({ v }: CellObject) => (typeof v === 'string' ? v.replaceAll('\r\n', '\n') : '');

/** What is used of the library's number formats, which its own types leave open. */
interface DateFormats {
  is_date(form: string): boolean;
  parse_date_code(serial: number, options: { date1904: boolean }): Readonly<Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>>;
}
const DATES = SSF as DateFormats;

/** What the clock of a workbook shows, which names no zone; it keeps parts of days, a second not quite. */
function isoOf(serial: number, date1904: boolean): string {
  const { y, m, d, H, M, S } = DATES.parse_date_code(serial, { date1904 });
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
  return H === 0 && M === 0 && S === 0 ? day : `${day}T${two(H)}:${two(M)}:${two(Math.round(S))}`;
}

/** How many rows and columns of a sheet hold something. */
export function extentOf({ cells }: OpenedSheet): { rows: number; columns: number } {
  return { rows: cells.length, columns: cells.reduce((most, row) => Math.max(most, row?.length ?? 0), 0) };
}
