import { wordsIn, type Attachment, type FieldValue, type FieldValues, type FormField, ownValue } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { classNames, TextArea, TextField } from '@lobby/ui';
import type { ReactNode } from 'react';
import { FieldNote } from './field-note.tsx';
import { FilesField } from './files-field.tsx';

interface FormFieldsProps {
  fields: readonly FormField[];
  values: FieldValues;
  /** What is wrong, by the key of the field. */
  errors: Readonly<Record<string, string>>;
  onChange: (key: string, value: FieldValue) => void;
  /** What the server has of the files that fields ask for. */
  files: Readonly<Record<string, readonly Attachment[]>>;
  onFiles: (key: string, files: readonly Attachment[]) => void;
  /** Files of a field are on their way, or have arrived. */
  onHeld: (key: string, held: boolean) => void;
}

const INPUT_TYPES: Readonly<Partial<Record<FormField['kind'], string>>> = { date: 'date', phone: 'tel', email: 'email' };

/** The fields of a form. */
export function FormFields({ fields, files, onFiles, onHeld, ...rest }: FormFieldsProps) {
  const t = useT('order');
  const locale = useLocale();
  return fields.map((field) => {
    const { key, kind, label, hint, required } = field;
    if (kind !== 'file') return <OneField key={key} field={field} {...rest} />;
    const arrived = files[key] ?? NO_FILES;
    return (
      <FilesField
        key={key}
        name={`field-${key}`}
        label={wordsIn(label, locale)}
        note={required ? undefined : t('optional')}
        hint={wordsIn(hint, locale)}
        // What was missing is there.
        error={arrived.length > 0 ? undefined : rest.errors[key]}
        files={arrived}
        onChange={(all) => onFiles(key, all)}
        onHeld={(held) => onHeld(key, held)}
      />
    );
  });
}

const NO_FILES: readonly Attachment[] = [];

interface OneFieldProps extends Pick<FormFieldsProps, 'values' | 'errors' | 'onChange'> {
  field: FormField;
}

function OneField({ field, values, errors, onChange }: OneFieldProps) {
  const t = useT('order');
  const locale = useLocale();
  const { key, kind, required } = field;
  const value = ownValue(values, key);
  const hint = wordsIn(field.hint, locale);
  const frame = {
    label: wordsIn(field.label, locale),
    description: hint === '' ? undefined : hint,
    error: errors[key],
    optional: !required,
  };
  const id = `field-${key}`;
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  if (kind === 'textarea') return <TextArea {...frame} name={id} value={text} onChange={(event) => onChange(key, event.target.value)} />;
  if (kind === 'select' || kind === 'multi') {
    const chosen = Array.isArray(value) ? value : text === '' ? [] : [text];
    const toggle = (choice: string) => {
      if (kind === 'select') return onChange(key, chosen[0] === choice ? '' : choice);
      onChange(key, chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
    };
    return (
      <ChoiceGroup
        label={
          <>
            {frame.label}
            {required ? null : <span className="ml-1.5 text-muted">{t('optional')}</span>}
          </>
        }
        error={frame.error}
        hint={frame.description}
        name={id}
      >
        {field.choices.map((choice) => (
          <ChoicePill key={choice.key} chosen={chosen.includes(choice.key)} onToggle={() => toggle(choice.key)}>
            {wordsIn(choice.label, locale)}
          </ChoicePill>
        ))}
      </ChoiceGroup>
    );
  }
  return (
    <TextField
      {...frame}
      name={id}
      type={INPUT_TYPES[kind] ?? 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      value={text}
      onChange={(event) => onChange(key, kind === 'number' ? numberOf(event.target.value) : event.target.value)}
    />
  );
}

/** What is no number yet is kept as it was typed; the server says that it is none. */
function numberOf(typed: string): FieldValue {
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(typed) && String(Number(typed)) === typed ? Number(typed) : typed;
}

interface ChoiceGroupProps {
  label: ReactNode;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

/** Some of which one or more are chosen, as pills. */
export function ChoiceGroup({ label, name, error, hint, children }: ChoiceGroupProps) {
  return (
    <fieldset data-field={name}>
      <legend className="mb-1.5 text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
      <FieldNote error={error} hint={hint} />
    </fieldset>
  );
}

export function ChoicePill({ chosen, onToggle, children }: { chosen: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className={classNames(
        'min-h-10 rounded-full border px-4 py-1.5 text-sm transition-colors',
        chosen ? 'border-accent bg-accent-tint text-accent-text' : 'border-field-border bg-surface hover:bg-surface-hover',
      )}
    >
      {children}
    </button>
  );
}
