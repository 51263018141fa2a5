import { formFaults, hasChoices, type FieldValue, type FormFault, type FormField, ownValue } from '@lobby/contract';
import { readField } from '#/domains/work-order/import/read/read-field.ts';

const SEPARATORS = /[\s,，、;；]+/u;

/** The value that an answer gives a field, by the number of a choice or its name; or what is wrong with it. Pure. */
export function readAnswer(field: FormField, text: string): { value: FieldValue } | { fault: FormFault } {
  const said = text.trim();
  const value = hasChoices(field.kind) ? (numbered(field, said) ?? readField(field, said)) : readField(field, plain(field, said));
  const fault = ownValue(formFaults([{ ...field, required: true }], { [field.key]: value }), field.key);
  return fault === undefined ? { value } : { fault };
}

/** Numbers and addresses are read whatever their width. */
function plain({ kind }: FormField, said: string): string {
  return kind === 'text' || kind === 'textarea' ? said : said.normalize('NFKC');
}

/** Choices by the numbers that they were listed under. */
function numbered({ kind, choices }: FormField, said: string): FieldValue | undefined {
  const places = said
    .normalize('NFKC')
    .split(SEPARATORS)
    .filter((each) => each !== '')
    .map((each) => (/^\d{1,2}\.?$/.test(each) ? choices[Number.parseInt(each, 10) - 1]?.key : undefined));
  const keys = places.filter((key) => key !== undefined);
  if (keys.length === 0 || keys.length < places.length) return undefined;
  return kind === 'multi' ? [...new Set(keys)] : keys.length === 1 ? keys[0] : undefined;
}
