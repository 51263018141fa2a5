import {
  formFaults,
  MESSAGE_MAX,
  ORDER_REFERENCE_MAX,
  type FormField,
  type OrderImportColumn,
  ownValue,
  type OrderReject,
} from '@lobby/contract';
import { tidyText } from '#/domains/corpus/draft/tidy-draft.ts';
import { readTime, type CellTime } from '#/domains/sheet/date-cell.ts';
import { headerKey } from '#/domains/sheet/header-key.ts';
import { isBlank } from '#/domains/sheet/sheet.ts';
import { readPriority, readStatus } from './cell-words.ts';
import type { OrderPlaces } from './find-columns.ts';
import type { GoodOrderRow, OrderDesk, OrderRowDraft, RejectedOrderRow } from './order-row.ts';
import { readField } from './read-field.ts';

export const SUBJECT_MAX = 200;
const NAME_MAX = 120;
const MINUTE_MS = 60_000;

const address = (kind: 'email' | 'phone'): FormField => ({
  kind,
  key: kind,
  label: {},
  hint: {},
  required: false,
  visible_to_customer: true,
  pattern: null,
  choices: [],
});
/** Addresses of a customer are judged as those in forms. */
const ADDRESSES = [address('email'), address('phone')];

interface CheckOptions {
  /** Row number of the first row, as a spreadsheet counts. */
  firstRow: number;
  headers: readonly string[];
  places: OrderPlaces;
  desk: OrderDesk;
}

export interface CheckedOrders {
  good: GoodOrderRow[];
  rejected: RejectedOrderRow[];
}

type Words = RejectedOrderRow['words'];

/** Why a row is refused, on its way out of the checks of one row. */
class RowRefused extends Error {
  readonly code: OrderReject;
  readonly words: Words;

  constructor(code: OrderReject, words: Words = {}) {
    super(code);
    this.code = code;
    this.words = words;
  }
}

/** Sorts rows into those that can become work orders and those that cannot, with the reason; blank rows are neither. */
export function checkOrderRows(rows: readonly (readonly string[])[], options: CheckOptions): CheckedOrders {
  const checked: CheckedOrders = { good: [], rejected: [] };
  const seen = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    if (isBlank(cells)) continue;
    const row = options.firstRow + index;
    const read = reader(cells, options);
    try {
      const draft = readOrderRow(read, cells, options);
      const before = draft.reference === null ? undefined : seen.get(draft.reference);
      if (before !== undefined) throw new RowRefused('duplicate_in_file', { row: before });
      if (draft.reference !== null) seen.set(draft.reference, row);
      checked.good.push({ row, draft });
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      checked.rejected.push({ row, code: error.code, words: error.words, subject: read('subject').slice(0, SUBJECT_MAX) });
    }
  }
  return checked;
}

type Read = (column: OrderImportColumn) => string;

const reader =
  (cells: readonly string[], { places }: CheckOptions): Read =>
  (column) =>
    tidyText(cells[places.columns[column] ?? -1] ?? '');

/** @throws RowRefused */
function readOrderRow(read: Read, cells: readonly string[], options: CheckOptions): OrderRowDraft {
  const subject = within(read('subject').replaceAll('\n', ' '), SUBJECT_MAX, 'subject_too_long');
  if (subject === '') throw new RowRefused('subject_missing');
  const description = within(read('description'), MESSAGE_MAX, 'description_too_long');
  const reference = within(read('reference'), ORDER_REFERENCE_MAX, 'reference_too_long');
  const type = typeOf(read('type'), options.desk);
  const status = read('status') === '' ? 'new' : readStatus(read('status'));
  if (status === undefined) throw new RowRefused('status_unknown');
  const priority = read('priority') === '' ? null : readPriority(read('priority'));
  if (priority === undefined) throw new RowRefused('priority_unknown');
  return {
    subject,
    description: description === '' ? subject : description,
    reference: reference === '' ? null : reference,
    typeId: type.id,
    status,
    priority,
    contact: contactOf(read),
    assigneeId: assigneeOf(read('assignee'), options.desk),
    teamId: teamOf(read('team'), options.desk),
    // What is due on a day has all of it.
    dueAt: wholeMinute(timeOf(read, 'due', options)?.until ?? null),
    createdAt: timeOf(read, 'created', options)?.from ?? null,
    fields: fieldsOf(type, cells, options),
  };
}

function within(text: string, max: number, code: OrderReject): string {
  if (text.length > max) throw new RowRefused(code, { max });
  return text;
}

function typeOf(cell: string, { types, defaultTypeId }: OrderDesk) {
  const key = headerKey(cell);
  const found =
    cell === ''
      ? types.find(({ id }) => id === defaultTypeId)
      : types.find(({ name }) => Object.values(name).some((each) => headerKey(each) === key));
  if (!found) throw new RowRefused(cell === '' ? 'type_missing' : 'type_unknown');
  return found;
}

function contactOf(read: Read): OrderRowDraft['contact'] {
  const name = within(read('contact_name').replaceAll('\n', ' '), NAME_MAX, 'name_too_long');
  const [email, phone] = [read('contact_email').toLowerCase(), read('contact_phone').normalize('NFKC')];
  const faults = formFaults(ADDRESSES, { email, phone });
  if (faults['email']) throw new RowRefused('email_wrong');
  if (faults['phone']) throw new RowRefused('phone_wrong');
  if (name === '' && email === '' && phone === '') throw new RowRefused('contact_missing');
  return { name, email, phone };
}

function assigneeOf(cell: string, { people }: OrderDesk): number | null {
  if (cell === '') return null;
  const said = cell.toLowerCase();
  const found = people.filter(({ name, email }) => email === said || name.toLowerCase() === said);
  const [one] = found;
  if (!one || found.length > 1) throw new RowRefused('assignee_unknown');
  return one.id;
}

function teamOf(cell: string, { teams }: OrderDesk): string | null {
  if (cell === '') return null;
  const found = teams.find(({ name }) => headerKey(name) === headerKey(cell));
  if (!found) throw new RowRefused('team_unknown');
  return found.id;
}

/** Forms show minutes. */
const wholeMinute = (at: number | null) => at && at - (at % MINUTE_MS);

function timeOf(read: Read, column: 'due' | 'created', { headers, places, desk }: CheckOptions): CellTime | undefined {
  if (read(column) === '') return undefined;
  const time = readTime(read(column), desk.zone);
  if (!time) throw new RowRefused('date_unknown', { column: headers[places.columns[column] ?? -1] ?? '' });
  return time;
}

/** What other systems did not ask for is left for later; what is there has to be right. */
function fieldsOf(
  { fields }: OrderDesk['types'][number],
  cells: readonly string[],
  { headers, places, desk }: CheckOptions,
): OrderRowDraft['fields'] {
  const asked = fields.filter(({ key, kind }) => kind !== 'file' && ownValue(places.fields, key) !== undefined);
  const said = asked.flatMap((field) => {
    const cell = tidyText(cells[ownValue(places.fields, field.key) ?? -1] ?? '');
    return cell === '' ? [] : [[field.key, readField(field, cell, desk.zone)] as const];
  });
  const values = Object.fromEntries(said);
  const faults = formFaults(
    asked.map((field) => ({ ...field, required: false })),
    values,
  );
  const [wrong] = Object.entries(faults);
  if (wrong) throw new RowRefused('field_wrong', { column: headers[places.fields[wrong[0]] ?? -1] ?? '', fault: wrong[1] });
  return values;
}
