import type { analysis, ResultCounts } from '@lobby/contract';
import { Buffer } from 'node:buffer';
import type { Call, FileAnswer } from '#/call.ts';
import { BYTE_ORDER_MARK, csvLines } from '#/domains/corpus/export/csv-lines.ts';
import { COUNTS } from './fact-columns.ts';
import { readResults } from './read-results.ts';

const COLUMNS = [...COUNTS, 'handed_over'] as const;

/** The figures of every day of a period, and of every language, channel and version in it, as CSV. */
export async function exportResults(call: Call<typeof analysis.exportBot>): Promise<FileAnswer> {
  const results = await readResults(call);
  const row = (by: string, { key, ...counts }: ResultCounts & { key: string }) => [
    by,
    key,
    ...COLUMNS.map((column) => String(counts[column])),
  ];
  const lines = [
    ['by', 'key', ...COLUMNS],
    ...results.days.map((each) => row('day', each)),
    ...results.locales.map((each) => row('language', each)),
    ...results.channels.map((each) => row('channel', each)),
    ...results.versions.map((each) => row('version', each)),
    row('total', { ...results.total, key: `${results.from}/${results.to}` }),
    row('before', { ...results.before, key: '' }),
  ];
  const bytes = Buffer.from(BYTE_ORDER_MARK + csvLines(lines));
  return { name: `bot-results-${results.from}-${results.to}.csv`, type: 'text/csv; charset=utf-8', bytes };
}
