import { BOT_LANGUAGE_MODES, LOCALE_NAMES, LOCALES, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox } from '@lobby/ui';
import { useController } from 'react-hook-form';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import type { BotSettings } from '#/data/bot.ts';
import { ChoiceGroup } from '#/components/choice-group.tsx';

/** Which language the bot answers in, with what each choice needs. */
export function LanguagesField() {
  const t = useT('bot');
  const { field: mode } = useController<BotSettings, 'manner.languages.mode'>({ name: 'manner.languages.mode' });
  const { field: fallback } = useController<BotSettings, 'manner.languages.default'>({ name: 'manner.languages.default' });
  return (
    <div className="flex flex-col gap-3">
      <ChoiceGroup
        label={t('persona.languages')}
        options={BOT_LANGUAGE_MODES.map((value) => ({ value, label: t(`persona.modes.${value}`) }))}
        value={mode.value}
        onChange={mode.onChange}
      />
      {mode.value === 'allowed' ? <FollowedField /> : null}
      {mode.value === 'follow' ? null : (
        <div className="flex max-w-72 flex-col gap-1.5">
          <p aria-hidden="true" className="text-label">
            {t(mode.value === 'fixed' ? 'persona.default' : 'persona.default_others')}
          </p>
          <SelectOnDemand
            label={t(mode.value === 'fixed' ? 'persona.default' : 'persona.default_others')}
            options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
            value={fallback.value}
            onChange={fallback.onChange}
          />
        </div>
      )}
    </div>
  );
}

function FollowedField() {
  const t = useT('bot');
  const { field, formState } = useController<BotSettings, 'manner.languages.list'>({ name: 'manner.languages.list' });
  const error = formState.errors.manner?.languages?.list?.message;
  const toggle = (locale: Locale, chosen: boolean) =>
    field.onChange(LOCALES.filter((each) => (each === locale ? chosen : field.value.includes(each))));
  return (
    <fieldset>
      <legend className="mb-2 text-label">{t('persona.list')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {LOCALES.map((locale) => (
          <Checkbox key={locale} checked={field.value.includes(locale)} onChange={(event) => toggle(locale, event.target.checked)}>
            {LOCALE_NAMES[locale]}
          </Checkbox>
        ))}
      </div>
      {error === undefined ? null : <p className="mt-1 text-danger-text">{error}</p>}
    </fieldset>
  );
}
