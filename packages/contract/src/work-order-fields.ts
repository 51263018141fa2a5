import { z } from 'zod/mini';
import { FIELD_PATTERN_MAX, isSafePattern } from './field-pattern.ts';
import { id, text, version } from './fields.ts';
import { priority } from './conversation-fields.ts';
import { localeSchema } from './locales.ts';

/** Types of one business, fields of one type, choices of one field. */
export const WORK_ORDER_TYPES_MAX = 50;
export const FORM_FIELDS_MAX = 20;
export const FIELD_CHOICES_MAX = 50;
/** Characters of a name, of a hint, of the answer that is sent by itself. */
export const FORM_NAME_MAX = 60;
const HINT_MAX = 200;
export const AUTO_REPLY_MAX = 1_000;
/** Longest time to a first answer or a solution, in minutes of opening: a quarter of a year around the clock. */
export const DUE_MIN_MAX = 129_600;

export const FIELD_KINDS = ['text', 'textarea', 'number', 'select', 'multi', 'date', 'phone', 'email', 'file', 'order_no'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const WORK_ORDER_ICONS = ['wrench', 'box', 'truck', 'card', 'receipt', 'question', 'bug', 'star'] as const;

const words = (max: number) => z.partialRecord(localeSchema, z.string().check(z.trim(), z.maxLength(max)));
const named = words(FORM_NAME_MAX).check(z.refine((given) => Object.values(given).some((each) => each !== ''), 'required'));

/** Names a field or a choice for good, whatever it is called. */
const key = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/));

/** Something that a customer fills in. */
export const formField = z
  .object({
    key,
    kind: z.enum(FIELD_KINDS),
    label: named,
    hint: z._default(words(HINT_MAX), {}),
    required: z._default(z.boolean(), false),
    /** False of what only people of the business fill in and see. */
    visible_to_customer: z._default(z.boolean(), true),
    /** What the whole of a text has to look like; null is anything. */
    pattern: z._default(z.nullable(z.string().check(z.maxLength(FIELD_PATTERN_MAX), z.refine(isSafePattern, 'pattern'))), null),
    choices: z._default(z.array(z.object({ key, label: named })).check(z.maxLength(FIELD_CHOICES_MAX)), []),
  })
  .check(
    z.refine(({ kind, choices }) => !hasChoices(kind) || choices.length > 0, { error: 'required', path: ['choices'] }),
    z.refine(({ choices }) => isEachOnce(choices), { error: 'unique', path: ['choices'] }),
  );
export type FormField = z.output<typeof formField>;

export const hasChoices = (kind: FieldKind): boolean => kind === 'select' || kind === 'multi';
/** Kinds whose text a pattern can describe. */
export const hasPattern = (kind: FieldKind): boolean => kind === 'text' || kind === 'order_no';

const isEachOnce = (things: readonly { key: string }[]) => new Set(things.map((each) => each.key)).size === things.length;

const dueMin = z.nullable(z.int().check(z.gte(1), z.lte(DUE_MIN_MAX)));

/** What a person writes of a type. */
export const workOrderTypeDraft = z.object({
  name: named,
  icon: z._default(z.enum(WORK_ORDER_ICONS), 'question'),
  fields: z._default(
    z.array(formField).check(
      z.maxLength(FORM_FIELDS_MAX),
      z.refine((fields) => isEachOnce(fields), 'unique'),
    ),
    [],
  ),
  default_team_id: z._default(z.nullable(id), null),
  default_priority: z._default(priority, 'normal'),
  /** Minutes of opening until the first answer, and until it is solved; null sets no time. */
  reply_within_min: z._default(dueMin, null),
  resolve_within_min: z._default(dueMin, null),
  /** Written below a new work order in the customer's language; empty is nothing. */
  auto_reply: z._default(words(AUTO_REPLY_MAX), {}),
  customer_can_create: z._default(z.boolean(), true),
  enabled: z._default(z.boolean(), true),
  position: z._default(z.int().check(z.gte(0), z.lte(WORK_ORDER_TYPES_MAX * 100)), 0),
});
export type WorkOrderTypeDraft = z.output<typeof workOrderTypeDraft>;

export const workOrderType = z.extend(workOrderTypeDraft, { id, version, used: z.int() });
export type WorkOrderType = z.output<typeof workOrderType>;

/** Values of a form by the keys of its fields: choices and files are lists of keys and ids. */
export const FIELD_VALUE_MAX = 2_000;
export const fieldValue = z.union([
  z.string().check(z.maxLength(FIELD_VALUE_MAX)),
  z.number(),
  z.array(z.string().check(z.maxLength(64))).check(z.maxLength(FIELD_CHOICES_MAX)),
]);
export type FieldValue = z.output<typeof fieldValue>;
export const fieldValues = z.record(key, fieldValue);
export type FieldValues = z.output<typeof fieldValues>;

export const workOrderSubject = text(200);
