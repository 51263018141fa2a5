import { may, type analysis, type Locale } from '@lobby/contract';
import { Buffer } from 'node:buffer';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { periodIn } from '#/domains/analysis/bot/period-in.ts';
import { BYTE_ORDER_MARK, csvLines } from '#/domains/corpus/export/csv-lines.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import type { FactFilter } from './report.repository.ts';
import { listExportedFacts, type ExportedFact } from './row.repository.ts';

/** Rows read at once. */
const ROWS_AT_ONCE = 500;
const COLUMNS = [
  'no',
  'started',
  'day',
  'channel',
  'language',
  'link',
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
  'abandoned',
  'rating',
  'failures',
  'cost',
] as const;
type Column = (typeof COLUMNS)[number];

/** A line for each conversation of a period that the caller sees, with what is counted of it; the costs for whoever may see them. */
export async function exportReport({ request, actor, locale, services }: Call<typeof analysis.export>): Promise<FileAnswer> {
  const filter = await inTenant(services.database, actor.tenantId, async (scope) =>
    periodIn(request, await tenantTimezone(scope), services.now()),
  );
  const columns = COLUMNS.filter((column) => column !== 'cost' || may(actor, 'billing.view'));
  return {
    name: `analysis-${filter.from}-${filter.to}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: exportedLines(services, actor.tenantId, { locale, filter, columns }),
  };
}

/** Reads slice by slice, each in a transaction of its own and not before the last is taken: an export holds neither connection nor memory. */
async function* exportedLines(
  { database }: Services,
  tenantId: number,
  { locale, filter, columns }: { locale: Locale; filter: FactFilter; columns: readonly Column[] },
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLines([columns.map((column) => say(locale, `analysis.column_${column}`))]));
  let facts: ExportedFact[] = [];
  let last: ExportedFact | undefined;
  do {
    const position = last && { at: last.begun, id: last.id };
    facts = await inTenant(database, tenantId, (scope) => listExportedFacts(scope, filter, position, ROWS_AT_ONCE));
    yield Buffer.from(csvLines(facts.map((fact) => columns.map((column) => cellsOf(fact, locale)[column]))));
    last = facts.at(-1);
  } while (facts.length === ROWS_AT_ONCE);
}

const seconds = (ms: number | null) => (ms === null ? '' : String(Math.round(ms / 1_000)));
const orNothing = (value: number | null) => (value === null ? '' : String(value));
/** In millionths, as money is written. */
const money = (micro: number) => (micro / 1_000_000).toFixed(6);

function cellsOf(fact: ExportedFact, locale: Locale): Record<Column, string> {
  const yes = (is: boolean) => say(locale, is ? 'analysis.yes' : 'analysis.no');
  return {
    no: fact.no === null ? say(locale, 'analysis.erased') : String(fact.no),
    started: new Date(fact.at).toISOString().slice(0, 19).replace('T', ' '),
    day: fact.day,
    channel: say(locale, `analysis.channel_${fact.channel}`),
    language: fact.locale,
    link: fact.link,
    page: fact.page,
    agent: fact.agent,
    team: fact.team,
    messages: String(fact.messages),
    asked: yes(fact.asked),
    answered: yes(fact.answered),
    offered: yes(fact.offered),
    resolved: yes(fact.resolved),
    lasting: yes(fact.lasting),
    handed_over: yes(fact.handed_by !== ''),
    first_reply_s: seconds(fact.first_reply_ms),
    resolution_s: seconds(fact.resolution_ms),
    abandoned: yes(fact.abandoned),
    rating: orNothing(fact.csat_score),
    failures: String(fact.failures),
    cost: money(fact.cost_micro),
  };
}
