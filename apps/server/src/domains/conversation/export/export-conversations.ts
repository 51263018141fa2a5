import type { conversations, Locale } from '@lobby/contract';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { BYTE_ORDER_MARK, csvLines } from '#/domains/corpus/export/csv-lines.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { listExported, type ExportedMessage, type ExportPeriod } from './export.repository.ts';

/** Messages read at once. */
const ROWS_AT_ONCE = 500;
const COLUMNS = ['no', 'started', 'status', 'language', 'customer', 'email', 'agent', 'time', 'from', 'name', 'message', 'files'] as const;
type Column = (typeof COLUMNS)[number];

/** The conversations within the caller's reach, whole or what was said in a time, a line for each message; that they were taken along is written down. */
export async function exportConversations(call: Call<typeof conversations.export>): Promise<FileAnswer> {
  const { request, actor, locale, services } = call;
  const now = services.now();
  const period = Object.keys(request).length === 0 ? undefined : request;
  const target = ['tenant', String(actor.tenantId)] as const;
  await inTenant(services.database, actor.tenantId, (scope) => recordAudit(scope, call, 'conversation.export', target, now, period));
  const day = new Date(now).toISOString().slice(0, 10);
  return {
    name: `conversations-${day}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: exportedLines(services, actor.tenantId, locale, request),
  };
}

/** Reads slice by slice, each in a transaction of its own and not before the last is taken: an export holds neither connection nor memory. */
async function* exportedLines({ database }: Services, tenantId: number, locale: Locale, period: ExportPeriod): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLines([COLUMNS.map((column) => say(locale, `conversations.column_${column}`))]));
  let messages: ExportedMessage[] = [];
  let last = { no: 0, seq: 0 };
  do {
    messages = await inTenant(database, tenantId, (scope) => listExported(scope, period, last, ROWS_AT_ONCE));
    yield Buffer.from(csvLines(messages.map((message) => COLUMNS.map((column) => cellsOf(message, locale)[column]))));
    last = messages.at(-1) ?? last;
  } while (messages.length === ROWS_AT_ONCE);
}

function cellsOf(message: ExportedMessage, locale: Locale): Record<Column, string> {
  const { no, status, language, startedAt, customer, customerNo, email, agent, at, author, authorName, body, attachments } = message;
  const who = customer ?? say(locale, 'orders.visitor', { no: customerNo });
  return {
    no: String(no),
    started: momentCell(startedAt),
    status: say(locale, `conversations.status_${status}`),
    language,
    customer: who,
    email: email ?? '',
    agent: agent ?? '',
    time: momentCell(at),
    from: say(locale, `conversations.from_${author}`),
    name: author === 'contact' ? who : (authorName ?? ''),
    message: body,
    files: attachments?.map(({ name }) => name).join(', ') ?? '',
  };
}

/** A moment that every spreadsheet and every program reads the same: UTC, to the second. */
const momentCell = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ');
