import { LOCALE_NAMES, LOCALES, type Locale } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { TextArea } from '@lobby/ui';
import { useState } from 'react';
import { ChoiceGroup } from '#/components/choice-group.tsx';

type Words = Readonly<Record<Locale, string>>;

interface Field {
  id: string;
  label: string;
  description: string;
  value: Words;
  /** Said where it is left empty. */
  placeholder?: Words;
  onChange: (value: Record<Locale, string>) => void;
}

interface InLanguagesProps {
  fields: readonly Field[];
  max: number;
  mayEdit: boolean;
}

/** Words that a channel says, in one language at a time. */
export function InLanguages({ fields, max, mayEdit }: InLanguagesProps) {
  const t = useT('channels');
  const [locale, setLocale] = useState<Locale>(useLocale());
  const options = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value].replace(/（.*）/, '') }));
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup label={t('words.language')} options={options} value={locale} onChange={setLocale} />
      {fields.map(({ id, label, description, value, placeholder, onChange }) => (
        <TextArea
          key={id}
          label={label}
          description={description}
          lang={locale}
          rows={2}
          maxLength={max}
          disabled={!mayEdit}
          placeholder={placeholder?.[locale]}
          value={value[locale]}
          onChange={(event) => onChange({ ...value, [locale]: event.target.value })}
        />
      ))}
    </div>
  );
}
