import { may, type analysis, type Locale } from '@lobby/contract';
import { Buffer } from 'node:buffer';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { periodIn } from '#/domains/analysis/bot/period-in.ts';
import { BYTE_ORDER_MARK, csvLines } from '#/domains/corpus/export/csv-lines.ts';
import { streamXlsx } from '#/domains/sheet/stream-xlsx.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import type { FactFilter } from './report.repository.ts';
import { listExportedFacts, type ExportedFact } from './row.repository.ts';

/** Rows read at once. */
const ROWS_AT_ONCE = 500;
const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;
const COLUMNS = [
  'no',
  'started',
  'day',
  'channel',
  'language',
  'link',
  'campaign',
  'page',
  'agent',
  'team',
  'messages',
  'asked',
  'answered',
  'offered',
  'resolved',
  'lasting',
  'handed_over',
  'first_reply_s',
  'resolution_s',
  'first_reply_open_s',
  'resolution_open_s',
  'abandoned',
  'rating',
  'failures',
  'cost',
] as const;
type Column = (typeof COLUMNS)[number];

/** A line for each conversation of a period that the caller sees, with what is counted of it; the costs for whoever may see them. */
export async function exportReport({
  request: { format, ...request },
  actor,
  locale,
  services,
}: Call<typeof analysis.export>): Promise<FileAnswer> {
  const filter = await inTenant(services.database, actor.tenantId, async (scope) =>
    periodIn(request, await tenantTimezone(scope), services.now()),
  );
  const columns = COLUMNS.filter((column) => column !== 'cost' || may(actor, 'billing.view'));
  const rows = exportedRows(services, actor.tenantId, { locale, filter, columns });
  return {
    name: `analysis-${filter.from}-${filter.to}.${format}`,
    type: TYPES[format],
    bytes: format === 'csv' ? writeLines(rows) : streamXlsx(rows),
  };
}

async function* writeLines(slices: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK);
  for await (const rows of slices) yield Buffer.from(csvLines(rows.map((row) => row.map(String))));
}

/** Reads slice by slice, each in a transaction of its own and not before the last is taken: an export holds neither connection nor memory. */
async function* exportedRows(
  { database }: Services,
  tenantId: number,
  { locale, filter, columns }: { locale: Locale; filter: FactFilter; columns: readonly Column[] },
): AsyncGenerator<Cell[][]> {
  yield [columns.map((column) => say(locale, `analysis.column_${column}`))];
  let facts: ExportedFact[] = [];
  let last: ExportedFact | undefined;
  do {
    const position = last && { at: last.begun, id: last.id };
    facts = await inTenant(database, tenantId, (scope) => listExportedFacts(scope, filter, position, ROWS_AT_ONCE));
    yield facts.map((fact) => {
      const cells = cellsOf(fact, locale);
      return columns.map((column) => cells[column]);
    });
    last = facts.at(-1);
  } while (facts.length === ROWS_AT_ONCE);
}

type Cell = string | number;

const seconds = (ms: number | null): Cell => (ms === null ? '' : Math.round(ms / 1_000));
const MICRO = 1_000_000;

function cellsOf(fact: ExportedFact, locale: Locale): Record<Column, Cell> {
  const yes = (is: boolean) => say(locale, is ? 'analysis.yes' : 'analysis.no');
  return {
    no: fact.no === null ? say(locale, 'analysis.erased') : fact.no,
    started: new Date(fact.at).toISOString().slice(0, 19).replace('T', ' '),
    day: fact.day,
    channel: say(locale, `analysis.channel_${fact.channel}`),
    language: fact.locale,
    link: fact.link,
    campaign: fact.campaign,
    page: fact.page,
    agent: fact.agent,
    team: fact.team,
    messages: fact.messages,
    asked: yes(fact.asked),
    answered: yes(fact.answered),
    offered: yes(fact.offered),
    resolved: yes(fact.resolved),
    lasting: yes(fact.lasting),
    handed_over: yes(fact.handed_by !== ''),
    first_reply_s: seconds(fact.first_reply_ms),
    resolution_s: seconds(fact.resolution_ms),
    first_reply_open_s: seconds(fact.first_reply_open_ms),
    resolution_open_s: seconds(fact.resolution_open_ms),
    abandoned: yes(fact.abandoned),
    rating: fact.csat_score ?? '',
    failures: fact.failures,
    cost: fact.cost_micro / MICRO,
  };
}
