import type { analysis, OrderRatings, ResultCounts } from '@lobby/contract';
import { Buffer } from 'node:buffer';
import type { Call, FileAnswer } from '#/call.ts';
import { BYTE_ORDER_MARK, csvLines } from '#/domains/corpus/export/csv-lines.ts';
import { COUNTS } from './fact-columns.ts';
import { readResults } from './read-results.ts';

const COLUMNS = [...COUNTS, 'handed_over'] as const;
/** Left out for whoever may not see what is paid. */
const PRICES: ReadonlySet<string> = new Set(['priced', 'cost_micro']);

const ORDER_COLUMNS = ['rated', 'stars', 'satisfied'] as const;

/**
 * The figures of every day of a period, and of every language, channel and version in it, as CSV; those of work orders stand beside their
 * days and the sums.
 */
export async function exportResults(call: Call<typeof analysis.exportBot>): Promise<FileAnswer> {
  const results = await readResults(call);
  const { order_ratings: orders, currency } = results;
  const columns = currency === null ? COLUMNS.filter((column) => !PRICES.has(column)) : COLUMNS;
  const row = (by: string, { key, ...counts }: ResultCounts & { key: string }, ratings?: OrderRatings) => [
    by,
    key,
    ...columns.map((column) => String(counts[column])),
    ...ORDER_COLUMNS.map((column) => (ratings ? String(ratings[column]) : '')),
  ];
  const lines = [
    ['by', 'key', ...columns, ...ORDER_COLUMNS.map((column) => `work_orders_${column}`)],
    ...results.days.map((each, index) => row('day', each, orders?.days[index])),
    ...results.locales.map((each) => row('language', each)),
    ...results.channels.map((each) => row('channel', each)),
    ...results.versions.map((each) => row('version', each)),
    row('total', { ...results.total, key: `${results.from}/${results.to}` }, orders?.total),
    row('before', { ...results.before, key: '' }, orders?.before),
  ];
  const bytes = Buffer.from(BYTE_ORDER_MARK + csvLines(lines));
  return { name: `bot-results-${results.from}-${results.to}.csv`, type: 'text/csv; charset=utf-8', bytes };
}
