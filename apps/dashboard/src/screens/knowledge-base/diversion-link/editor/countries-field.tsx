import { DIVERSION_COUNTRIES_MAX } from '@lobby/contract';
import { countryOptions, useLocale, useT } from '@lobby/i18n';
import { Chip, Combobox } from '@lobby/ui';
import { useMemo, useState } from 'react';

interface CountriesFieldProps {
  chosen: readonly string[];
  /** Of the target, from 0. */
  place: number;
  onChange: (countries: string[]) => void;
}

/** The countries of the visitors that a target is for. */
export function CountriesField({ chosen, place, onChange }: CountriesFieldProps) {
  const t = useT('diversion');
  const locale = useLocale();
  const options = useMemo(() => countryOptions(locale), [locale]);
  // The box is empty again after each choice.
  const [choice, setChoice] = useState(0);
  const nameOf = (country: string) => options.find(({ value }) => value === country)?.label ?? country;
  return (
    <fieldset className="mt-4" aria-label={t('countries_of', { number: place + 1 })}>
      {chosen.length < DIVERSION_COUNTRIES_MAX ? (
        <Combobox
          key={`${locale}:${choice}`}
          className="sm:max-w-80"
          label={t('field.countries')}
          options={options.filter(({ value }) => !chosen.includes(value))}
          value={null}
          onChange={(country) => {
            if (country === null) return;
            onChange([...chosen, country]);
            setChoice((before) => before + 1);
          }}
        />
      ) : null}
      {chosen.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((country) => (
            <li key={country}>
              <Chip
                onRemove={() => onChange(chosen.filter((each) => each !== country))}
                removeLabel={t('remove_country', { country: nameOf(country) })}
              >
                {nameOf(country)}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-1.5 text-xs text-muted">{t('field.countries_text')}</p>
    </fieldset>
  );
}
