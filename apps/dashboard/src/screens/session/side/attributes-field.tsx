import { ATTRIBUTE_NAME_MAX, ATTRIBUTE_VALUE_MAX, ATTRIBUTES_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, IconButton, TextField } from '@lobby/ui';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { AttributeLine } from './attribute-lines.ts';

interface AttributesFieldProps {
  lines: readonly AttributeLine[];
  onChange: (lines: AttributeLine[]) => void;
  error: string | undefined;
}

/** What the team keeps about a contact, each with a name of its own. */
export function AttributesField({ lines, onChange, error }: AttributesFieldProps) {
  const t = useT('desk');
  const errorId = useId();
  const change = (key: number, over: Partial<AttributeLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...over } : line)));
  const add = () => onChange([...lines, { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, name: '', value: '' }]);
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="flex flex-col gap-2">
      <legend className="mb-1.5 text-label">{t('contact.attributes')}</legend>
      {lines.map(({ key, name, value }, index) => (
        <div key={key} className="flex items-center gap-2">
          <TextField
            label={t('contact.attribute_name', { no: index + 1 })}
            hideLabel
            value={name}
            maxLength={ATTRIBUTE_NAME_MAX}
            className="w-2/5 min-w-0"
            onChange={(event) => change(key, { name: event.target.value })}
          />
          <TextField
            label={t('contact.attribute_value', { no: index + 1 })}
            hideLabel
            value={value}
            maxLength={ATTRIBUTE_VALUE_MAX}
            className="min-w-0 flex-1"
            onChange={(event) => change(key, { value: event.target.value })}
          />
          <IconButton
            label={t('contact.attribute_remove', { name })}
            icon={<X size={16} />}
            size="small"
            onClick={() => onChange(lines.filter((line) => line.key !== key))}
          />
        </div>
      ))}
      {error ? (
        <p id={errorId} role="alert" className="text-13 text-danger-text">
          {error}
        </p>
      ) : null}
      {lines.length < ATTRIBUTES_MAX ? (
        <Button size="small" variant="ghost" icon={<Plus size={15} aria-hidden="true" />} onClick={add} className="-ml-2 self-start">
          {t('contact.attribute_add')}
        </Button>
      ) : null}
    </fieldset>
  );
}
