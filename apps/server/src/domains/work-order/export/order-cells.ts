import { wordsIn, workOrderNo, type FieldValues, type FormField, type Locale, type WorkOrderRow, ownValue } from '@lobby/contract';
import { say } from '#/words.ts';

/** A work order as an export tells of it. */
export interface ExportedOrder {
  order: WorkOrderRow;
  form: readonly FormField[];
  fields: FieldValues;
  solution: string;
  resolvedAt: number | null;
  closedAt: number | null;
}

/** A column of filled-in values: fields of several types that are called the same share one. */
export interface FieldColumn {
  readonly header: string;
}

const COLUMNS = [
  'no',
  'subject',
  'status',
  'priority',
  'type',
  'customer',
  'assignee',
  'team',
  'origin',
  'language',
  'created',
  'updated',
  'reply_due',
  'replied',
  'resolve_due',
  'resolved',
  'closed',
  'solution',
] as const;
type Column = (typeof COLUMNS)[number];

/** The columns of the fields of all types, in the reader's language, each name once. */
export function fieldColumns(forms: readonly (readonly FormField[])[], locale: Locale): FieldColumn[] {
  const headers = forms.flatMap((form) => form.filter(({ kind }) => kind !== 'file').map(({ label }) => wordsIn(label, locale)));
  return [...new Set(headers)].map((header) => ({ header }));
}

export function headerRow(locale: Locale, fields: readonly FieldColumn[]): string[] {
  return [...COLUMNS.map((column) => say(locale, `orders.column_${column}`)), ...fields.map(({ header }) => header)];
}

/** A work order as the cells of an export, in the order of the header. */
export function orderCells(exported: ExportedOrder, fields: readonly FieldColumn[], locale: Locale): string[] {
  const cells = cellsOf(exported, locale);
  return [...COLUMNS.map((column) => cells[column]), ...fields.map(({ header }) => fieldCell(exported, header, locale))];
}

function cellsOf({ order, solution, resolvedAt, closedAt }: ExportedOrder, locale: Locale): Record<Column, string> {
  return {
    no: workOrderNo(order.no),
    subject: order.subject,
    status: say(locale, `orders.status_${order.status}`),
    priority: say(locale, `orders.priority_${order.priority}`),
    type: wordsIn(order.type.name, locale),
    customer: order.contact.name ?? say(locale, 'orders.visitor', { no: String(order.contact.no) }),
    assignee: order.assignee?.name ?? '',
    team: order.team?.name ?? '',
    origin: say(locale, `orders.origin_${order.origin}`),
    language: order.language,
    created: momentCell(order.created_at),
    updated: momentCell(order.updated_at),
    reply_due: momentCell(order.first_reply_due_at),
    replied: momentCell(order.first_replied_at),
    resolve_due: momentCell(order.resolve_due_at),
    resolved: momentCell(resolvedAt),
    closed: momentCell(closedAt),
    solution,
  };
}

/** A moment that every spreadsheet and every program reads the same: UTC, to the second. */
function momentCell(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}

function fieldCell({ form, fields }: ExportedOrder, header: string, locale: Locale): string {
  const field = form.find(({ kind, label }) => kind !== 'file' && wordsIn(label, locale) === header);
  const value = field && ownValue(fields, field.key);
  if (value === undefined) return '';
  return [value]
    .flat()
    .map((each) => {
      const choice = field?.choices.find(({ key }) => key === each);
      return choice ? wordsIn(choice.label, locale) : String(each);
    })
    .join('; ');
}
