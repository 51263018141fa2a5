import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { findColumns } from '#/domains/corpus/import/find-columns.ts';
import { isBlank, type Sheet } from '#/domains/sheet/sheet.ts';
import { labelRows } from '#/domains/source/html/read-table.ts';
import { DocumentRefused, EMPTY_DOCUMENT, type ParsedDocument } from './parsed-document.ts';

/**
 * A table whose rows are facts, each with the headers of its columns.
 * @throws DocumentRefused use_import where the rows are questions with answers: those become entries
 */
export function readRows({ rows }: Sheet): ParsedDocument {
  const [header = [], ...body] = rows.filter((row) => !isBlank(row)).map((row) => row.map((cell) => cell.trim()));
  if (isEntries(header)) throw new DocumentRefused('use_import');
  const lines = body.length > 0 ? labelRows(body, header) : labelRows([header], []);
  return { ...EMPTY_DOCUMENT, blocks: lines.map((text) => ({ kind: 'row', path: [], text })) };
}

function isEntries(header: readonly string[]): boolean {
  try {
    findColumns(header, {});
    return true;
  } catch (error) {
    if (error instanceof FileRefused) return false;
    throw error;
  }
}
