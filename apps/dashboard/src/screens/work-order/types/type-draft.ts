import {
  hasChoices,
  isSafePattern,
  LOCALES,
  workOrderTypeDraft,
  type FormField,
  type Locale,
  type WorkOrderType,
  type WorkOrderTypeDraft,
} from '@lobby/contract';

type Texts = FormField['label'];

/** What a type begins with. */
export const EMPTY_TYPE: WorkOrderTypeDraft = {
  name: {},
  icon: 'question',
  fields: [],
  default_team_id: null,
  default_priority: 'normal',
  reply_within_min: null,
  resolve_within_min: null,
  auto_reply: {},
  customer_can_create: true,
  enabled: true,
  position: 0,
};

/** What can be written of a stored type. */
export function draftOf({ id: _id, version: _version, used: _used, ...draft }: WorkOrderType): WorkOrderTypeDraft {
  return draft;
}

/** A name that nothing else in a form has: keys stay when labels change. */
export const newKey = () => `f_${crypto.randomUUID().slice(0, 8)}`;

export const newField = (): FormField => ({
  key: newKey(),
  kind: 'text',
  label: {},
  hint: {},
  required: false,
  visible_to_customer: true,
  pattern: null,
  choices: [],
});

const says = (texts: Texts) => LOCALES.some((locale) => (texts[locale] ?? '').trim() !== '');

/** Texts that a language lacks: names always, hints and the answer where another language has them. */
export function missingIn({ name, fields, auto_reply: reply }: WorkOrderTypeDraft, locale: Locale): number {
  const needed = [
    name,
    ...fields.flatMap(({ kind, label, hint, choices }) => [
      label,
      ...(says(hint) ? [hint] : []),
      ...(hasChoices(kind) ? choices.map((choice) => choice.label) : []),
    ]),
    ...(says(reply) ? [reply] : []),
  ];
  return needed.filter((texts) => (texts[locale] ?? '').trim() === '').length;
}

export type TypeFault = 'required' | 'choices' | 'pattern' | 'number';

/** What is wrong in a draft, by the path of the field, in the order in which the fields stand. */
export function typeFaults(draft: WorkOrderTypeDraft): Map<string, TypeFault> {
  const faults = new Map<string, TypeFault>();
  if (!says(draft.name)) faults.set('name', 'required');
  for (const [no, { kind, label, choices, pattern }] of draft.fields.entries()) {
    if (!says(label)) faults.set(`fields.${no}.label`, 'required');
    if (pattern !== null && pattern !== '' && !isSafePattern(pattern)) faults.set(`fields.${no}.pattern`, 'pattern');
    if (!hasChoices(kind)) continue;
    if (choices.length === 0) faults.set(`fields.${no}.choices`, 'choices');
    for (const [nth, choice] of choices.entries()) if (!says(choice.label)) faults.set(`fields.${no}.choices.${nth}.label`, 'required');
  }
  // The contract has the last word on what is left: lengths, numbers, how many.
  const parsed = workOrderTypeDraft.safeParse(readyDraft(draft));
  for (const { path } of parsed.success ? [] : parsed.error.issues) {
    const at = path.slice(0, path[0] === 'fields' ? 3 : 1).join('.');
    if ([...faults.keys()].every((known) => !known.startsWith(at))) faults.set(at, at.endsWith('_min') ? 'number' : 'required');
  }
  return faults;
}

/** The draft as it is sent: an empty pattern is none. */
export function readyDraft(draft: WorkOrderTypeDraft): WorkOrderTypeDraft {
  return { ...draft, fields: draft.fields.map((field) => ({ ...field, pattern: field.pattern === '' ? null : field.pattern })) };
}

/** Parts in which two copies of a type differ. */
export function differingParts(one: WorkOrderTypeDraft, other: WorkOrderTypeDraft): (keyof WorkOrderTypeDraft)[] {
  const keys = Object.keys(EMPTY_TYPE) as (keyof WorkOrderTypeDraft)[];
  return keys.filter((key) => JSON.stringify(sorted(one[key])) !== JSON.stringify(sorted(other[key])));
}

/** The same whatever order the keys came in: the database keeps its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** A list with one thing moved by a place; the same list where it stands at the end already. */
export function movedBy<Thing>(things: readonly Thing[], at: number, by: -1 | 1): Thing[] {
  const to = at + by;
  const moved = [...things];
  const [thing] = moved.splice(at, 1);
  if (thing === undefined || to < 0 || to >= things.length) return [...things];
  moved.splice(to, 0, thing);
  return moved;
}
