import { fileKind } from './file-kind.ts';
import { FileRefused } from './file-refused.ts';
import { unguardCell } from './formula-guard.ts';
import { readCsv, type IsHeader } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Sheet } from './sheet.ts';

/**
 * Reads a table that somebody has chosen: CSV or XLSX by its content, whatever its name says.
 * @throws FileRefused
 */
export function readAny(bytes: Uint8Array, isHeader: IsHeader): Sheet {
  const kind = fileKind(bytes);
  if (kind === 'unsupported') throw new FileRefused({ code: 'unsupported_type' });
  if (kind === 'zip') return readXlsx(bytes);
  const { rows, encoding } = readCsv(bytes, isHeader);
  return { rows: rows.map((row) => row.map(unguardCell)), encoding };
}
