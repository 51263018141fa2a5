import { FIELD_CHOICES_MAX, FORM_NAME_MAX, LOCALE_NAMES, type FormField, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, IconButton, TextField } from '@lobby/ui';
import { Plus, X } from 'lucide-react';
import { newKey, type TypeFault } from './type-draft.ts';

interface ChoiceListProps {
  choices: FormField['choices'];
  locale: Locale;
  faultAt: (path: string) => TypeFault | undefined;
  onChange: (choices: FormField['choices']) => void;
}

/** What can be chosen in a field. */
export function ChoiceList({ choices, locale, faultAt, onChange }: ChoiceListProps) {
  const t = useT('orderlist');
  const language = LOCALE_NAMES[locale];
  return (
    <div role="group" aria-label={t('edit.choices')} className="flex flex-col gap-2">
      <span aria-hidden="true" className="text-label">
        {t('edit.choices')}
      </span>
      {choices.map((choice, at) => (
        <div key={choice.key} className="flex items-start gap-1">
          <TextField
            hideLabel
            className="min-w-0 flex-1"
            label={t('edit.choice', { no: at + 1, language })}
            lang={locale}
            maxLength={FORM_NAME_MAX}
            value={choice.label[locale] ?? ''}
            error={faultAt(`choices.${at}.label`) ? t('edit.required_fault') : undefined}
            onChange={(event) =>
              onChange(
                choices.map((each) =>
                  each.key === choice.key ? { ...each, label: { ...each.label, [locale]: event.target.value } } : each,
                ),
              )
            }
          />
          <IconButton
            label={t('edit.remove_choice', { no: at + 1 })}
            icon={<X size={16} />}
            onClick={() => onChange(choices.filter((each) => each.key !== choice.key))}
          />
        </div>
      ))}
      {faultAt('choices') ? <p className="text-13 text-danger-text">{t('edit.choices_fault')}</p> : null}
      {choices.length < FIELD_CHOICES_MAX ? (
        <Button
          className="self-start"
          size="small"
          icon={<Plus size={16} />}
          onClick={() => onChange([...choices, { key: newKey(), label: {} }])}
        >
          {t('edit.add_choice')}
        </Button>
      ) : null}
    </div>
  );
}
