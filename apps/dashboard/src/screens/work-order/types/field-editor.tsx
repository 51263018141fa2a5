import { FIELD_KINDS, FORM_NAME_MAX, hasChoices, hasPattern, LOCALE_NAMES, type FormField, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox, IconButton, Select, TextField } from '@lobby/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { ChoiceList } from './choice-list.tsx';
import { PatternField } from './pattern-field.tsx';
import type { TypeFault } from './type-draft.ts';

const HINT_MAX = 200;

interface FieldEditorProps {
  no: number;
  field: FormField;
  /** The language that is written. */
  locale: Locale;
  faultAt: (path: string) => TypeFault | undefined;
  isFirst: boolean;
  isLast: boolean;
  onChange: (field: FormField) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One field of a form, in one language at a time. */
export function FieldEditor({ no, field, locale, faultAt, isFirst, isLast, onChange, onMove, onRemove }: FieldEditorProps) {
  const t = useT('orderlist');
  const language = LOCALE_NAMES[locale];
  const set = (over: Partial<FormField>) => onChange({ ...field, ...over });
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-border p-4">
      <legend className="sr-only">{t('edit.field', { no })}</legend>
      <div className="flex items-center gap-1">
        <span aria-hidden="true" className="flex-1 text-13 text-muted">
          {t('edit.field', { no })}
        </span>
        <IconButton
          size="small"
          label={t('edit.field_up', { no })}
          icon={<ArrowUp size={16} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={t('edit.field_down', { no })}
          icon={<ArrowDown size={16} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton size="small" label={t('edit.remove_field', { no })} icon={<Trash2 size={16} />} onClick={onRemove} />
      </div>
      <div className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
        <TextField
          label={t('edit.label', { language })}
          lang={locale}
          maxLength={FORM_NAME_MAX}
          value={field.label[locale] ?? ''}
          error={faultAt('label') ? t('edit.required_fault') : undefined}
          onChange={(event) => set({ label: { ...field.label, [locale]: event.target.value } })}
        />
        <Select
          label={t('edit.kind')}
          value={field.kind}
          options={FIELD_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => set({ kind })}
        />
      </div>
      <TextField
        label={t('edit.hint', { language })}
        optional
        lang={locale}
        maxLength={HINT_MAX}
        value={field.hint[locale] ?? ''}
        onChange={(event) => set({ hint: { ...field.hint, [locale]: event.target.value } })}
      />
      {hasChoices(field.kind) ? (
        <ChoiceList choices={field.choices} locale={locale} faultAt={faultAt} onChange={(choices) => set({ choices })} />
      ) : null}
      {hasPattern(field.kind) ? (
        <PatternField pattern={field.pattern ?? ''} fault={faultAt('pattern')} onChange={(pattern) => set({ pattern })} />
      ) : null}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Checkbox checked={field.required} onChange={(event) => set({ required: event.target.checked })}>
          {t('edit.required')}
        </Checkbox>
        <Checkbox checked={field.visible_to_customer} onChange={(event) => set({ visible_to_customer: event.target.checked })}>
          {t('edit.visible')}
        </Checkbox>
      </div>
    </fieldset>
  );
}
