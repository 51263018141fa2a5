import { FORM_FIELDS_MAX, type FormField } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Plus } from 'lucide-react';
import { FieldEditor } from './field-editor.tsx';
import { movedBy, newField } from './type-draft.ts';
import type { TypeForm } from './use-type-form.ts';

/** What a form asks for beside subject and details, in order. */
export function FieldList({ form: { draft, change, shown, faults } }: { form: TypeForm }) {
  const t = useT('orderlist');
  const { fields } = draft;
  const set = (next: FormField[]) => change({ fields: next });
  return (
    <section aria-label={t('edit.fields')} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('edit.fields')}</h3>
      {fields.length === 0 ? <p className="text-13 text-muted">{t('edit.no_fields')}</p> : null}
      {fields.map((field, at) => (
        <FieldEditor
          key={field.key}
          no={at + 1}
          field={field}
          locale={shown}
          faultAt={(path) => faults.get(`fields.${at}.${path}`)}
          isFirst={at === 0}
          isLast={at === fields.length - 1}
          onChange={(next) => set(fields.map((each) => (each.key === field.key ? next : each)))}
          onMove={(by) => set(movedBy(fields, at, by))}
          onRemove={() => set(fields.filter((each) => each.key !== field.key))}
        />
      ))}
      {fields.length < FORM_FIELDS_MAX ? (
        <Button className="self-start" size="small" icon={<Plus size={16} />} onClick={() => set([...fields, newField()])}>
          {t('edit.add_field')}
        </Button>
      ) : null}
    </section>
  );
}
