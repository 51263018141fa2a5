import { wordsIn, type FieldValue, type FieldValues, type FormField, ownValue } from '@lobby/contract';
import { useLocale } from '@lobby/i18n';
import { MultiSelect, Select, TextArea, TextField } from '@lobby/ui';

interface OrderFormFieldsProps {
  fields: readonly FormField[];
  values: FieldValues;
  /** What is wrong, by the key of the field. */
  errors: Readonly<Record<string, string>>;
  /** Said under a field instead of its hint, by its key. */
  notes?: Readonly<Record<string, string>> | undefined;
  onChange: (key: string, value: FieldValue | undefined) => void;
}

const NO_NOTES: Readonly<Record<string, string>> = {};
/** What browsers know a way to fill in; everything else is words. */
const INPUTS: Partial<Record<FormField['kind'], 'date' | 'tel' | 'email'>> = { date: 'date', phone: 'tel', email: 'email' };

/** The fields of a type's form as a colleague fills them in; files come with the messages. */
export function OrderFormFields({ fields, values, errors, notes = NO_NOTES, onChange }: OrderFormFieldsProps) {
  const locale = useLocale();
  return fields
    .filter(({ kind }) => kind !== 'file')
    .map((field) => {
      const { key, kind, label, hint, required, choices } = field;
      const value = ownValue(values, key);
      const common = {
        label: wordsIn(label, locale),
        description: notes[key] ?? (wordsIn(hint, locale) || undefined),
        error: errors[key],
        optional: !required,
      };
      const options = choices.map((choice) => ({ value: choice.key, label: wordsIn(choice.label, locale) }));
      switch (kind) {
        case 'select':
          return (
            <Select
              key={key}
              {...withoutOptional(common)}
              options={options}
              value={typeof value === 'string' ? value : null}
              onChange={(chosen) => onChange(key, chosen)}
            />
          );
        case 'multi':
          return (
            <MultiSelect
              key={key}
              {...withoutOptional(common)}
              options={options}
              value={Array.isArray(value) ? value : []}
              onChange={(chosen) => onChange(key, chosen)}
            />
          );
        case 'textarea':
          return (
            <TextArea
              key={key}
              {...common}
              name={`field-${key}`}
              value={textOf(value)}
              onChange={(event) => onChange(key, event.target.value)}
            />
          );
        case 'file':
          return null;
        default:
          return (
            <TextField
              key={key}
              {...common}
              name={`field-${key}`}
              type={INPUTS[kind] ?? 'text'}
              inputMode={kind === 'number' ? 'decimal' : undefined}
              value={textOf(value)}
              onChange={(event) => onChange(key, kind === 'number' ? numberIn(event.target.value) : event.target.value)}
            />
          );
      }
    });
}

function withoutOptional<Props extends { optional: boolean }>({ optional: _optional, ...rest }: Props): Omit<Props, 'optional'> {
  return rest;
}

const textOf = (value: FieldValue | undefined): string => (value === undefined || Array.isArray(value) ? '' : String(value));

/** A number once it is one; what is still being typed, such as a minus sign, stays as it is and is refused as it is. */
function numberIn(typed: string): FieldValue {
  const clean = typed.normalize('NFKC').trim();
  return clean !== '' && String(Number(clean)) === clean ? Number(clean) : typed;
}
