import { formFaults, type FieldValue, type FieldValues, type FormField, ownValue } from '@lobby/contract';
import { matchesPhrase } from '@lobby/retrieval';

/** Characters of what was said that values are looked for in. */
const LOOKED_MAX = 4_000;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /\+?\d[\d ().-]{5,18}\d/g;
/** What looks like a number of an order: letters and digits without a space. */
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}#/_-]{2,39}/gu;

/** The values that a text states word for word: addresses, numbers that a form describes, choices by their names. Pure. */
export function readValues(fields: readonly FormField[], text: string): FieldValues {
  const said = text.slice(0, LOOKED_MAX);
  const found = fields.flatMap((field) => {
    const value = candidates(field, said).find((each) => isRight(field, each));
    return value === undefined ? [] : [[field.key, value] as const];
  });
  return Object.fromEntries(found);
}

/** What a form takes of values that somebody else has proposed. Pure. */
export function rightValues(fields: readonly FormField[], proposed: Readonly<Record<string, unknown>>): FieldValues {
  const found = fields.flatMap((field) => {
    const value = ownValue(proposed, field.key);
    const isValue =
      typeof value === 'string' || typeof value === 'number' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
    return field.kind !== 'file' && isValue && isRight(field, value) ? [[field.key, value] as const] : [];
  });
  return Object.fromEntries(found);
}

function isRight(field: FormField, value: FieldValue): boolean {
  return ownValue(formFaults([{ ...field, required: true }], { [field.key]: value }), field.key) === undefined;
}

function candidates({ kind, pattern, choices }: FormField, said: string): FieldValue[] {
  switch (kind) {
    case 'email':
      return said.match(EMAIL) ?? [];
    case 'phone':
      return said.match(PHONE) ?? [];
    case 'order_no':
      // Without a description anything with a digit in it may be one.
      return (said.normalize('NFKC').match(TOKEN) ?? []).filter((token) => pattern !== null || /\d{3}/.test(token));
    case 'text':
      return pattern === null ? [] : (said.normalize('NFKC').match(TOKEN) ?? []);
    case 'select':
    case 'multi': {
      const named = choices.filter(({ label }) => Object.values(label).some((words) => matchesPhrase(said, words))).map(({ key }) => key);
      if (named.length === 0) return [];
      // Of a single choice only one that stands alone is sure.
      return kind === 'multi' ? [named] : named.length === 1 ? named : [];
    }
    default:
      return [];
  }
}
