import { z } from 'zod/mini';
import { formBoolean } from './corpus.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, jsonText, nothing } from './fields.ts';

/** Most data rows of one import; who has more imports several files. */
export const ORDER_IMPORT_MAX_ROWS = 10_000;
/** Characters of what another system calls a work order. */
export const ORDER_REFERENCE_MAX = 120;

/** What a column of the file can be; a field of a type is `field.` and its key. */
export const ORDER_IMPORT_COLUMNS = [
  'subject',
  'description',
  'reference',
  'type',
  'status',
  'priority',
  'contact_name',
  'contact_email',
  'contact_phone',
  'assignee',
  'team',
  'due',
  'created',
] as const;
export type OrderImportColumn = (typeof ORDER_IMPORT_COLUMNS)[number];

const column = z.union([z.enum(ORDER_IMPORT_COLUMNS), z.templateLiteral(['field.', z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/))])]);
/** Column → header of the file; those that are left out are found by name, those mapped to '' are not read. */
const orderMapping = z.record(z.string().check(z.refine((name) => z.safeParse(column, name).success)), z.string());
export type OrderImportMapping = z.output<typeof orderMapping>;

const MAPPING_MAX = 10_000;
const jsonMapping = jsonText(MAPPING_MAX, orderMapping);

/** Why a row is refused. */
export const ORDER_REJECTS = [
  'subject_missing',
  'subject_too_long',
  'description_too_long',
  'reference_too_long',
  'type_missing',
  'type_unknown',
  'status_unknown',
  'priority_unknown',
  'contact_missing',
  'name_too_long',
  'email_wrong',
  'phone_wrong',
  'assignee_unknown',
  'team_unknown',
  'date_unknown',
  'field_wrong',
  'duplicate_in_file',
] as const;
export type OrderReject = (typeof ORDER_REJECTS)[number];

/** `row` counts from 1 and includes the header, as a spreadsheet does. `reason` is in the caller's language. */
const rejected = z.array(z.object({ row: z.int(), code: z.enum(ORDER_REJECTS), reason: z.string(), subject: z.string() }));

const orderImportCheck = z.object({
  /** Rows that become work orders, and rows that did so before. */
  added: z.int(),
  unchanged: z.int(),
  rejected,
  /** The file's headers, and which of them each column was read from. */
  headers: z.array(z.string()),
  mapping: orderMapping,
  /** Encoding that a CSV was read in; null for XLSX. */
  encoding: z.nullable(z.string()),
});
export type OrderImportCheck = z.output<typeof orderImportCheck>;

const orderImportJob = z.object({
  id,
  file: z.string(),
  state: z.enum(['running', 'done', 'stopped']),
  /** Rows with something in them, and how many of them are through. */
  total: z.int(),
  through: z.int(),
  added: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  created_at: epochMs,
  /** Once it is over. */
  rejected,
});
export type OrderImportJob = z.output<typeof orderImportJob>;

const fields = {
  /** JSON object: column → header of the file. */
  mapping: z.optional(jsonMapping),
  /** Type of rows that name none. */
  type_id: z.optional(id),
};
const path = '/api/micro/chatbot/work-order-import';

export const workOrderImports = {
  check: defineEndpoint({
    method: 'POST',
    path: `${path}/check`,
    caller: 'staff',
    permission: 'session.assign',
    visibility: 'conversations',
    audit: 'none',
    summary: 'What an import of work orders from CSV or XLSX would do',
    body: 'multipart',
    request: z.object(fields),
    response: orderImportCheck,
    errors: ['unreadable_file', 'missing_column', 'unsupported_type', 'subscription_expired'],
  }),
  /**
   * Begins it; it goes on by itself. `id` is a UUID made by the caller: a repeat answers with the first one's job. A row with a
   * reference that a work order has already, or the same row again, changes nothing.
   */
  run: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    permission: 'session.assign',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Import work orders from CSV or XLSX',
    body: 'multipart',
    request: z.object({
      ...fields,
      id: z.uuid(),
      /** Customers are told by mail of each, as of one that they had written themselves. */
      notify: z._default(formBoolean, false),
    }),
    response: orderImportJob,
    errors: ['unreadable_file', 'missing_column', 'unsupported_type', 'subscription_expired'],
  }),
  /** How far it is. */
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'session.assign',
    visibility: 'conversations',
    summary: 'How far an import of work orders is',
    request: z.object({ id }),
    response: orderImportJob,
    errors: [],
    servesExpired: true,
  }),
  /** The caller's own of the last day, the latest first, without the rows that were refused. */
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'session.assign',
    visibility: 'conversations',
    summary: 'Imports of work orders',
    request: nothing,
    response: z.object({ items: z.array(orderImportJob) }),
    errors: [],
    servesExpired: true,
  }),
  /** What was made of it stays. */
  stop: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/stop`,
    caller: 'staff',
    permission: 'session.assign',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Stop an import of work orders',
    request: z.object({ id }),
    response: orderImportJob,
    errors: ['subscription_expired'],
  }),
};
