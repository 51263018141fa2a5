import { INDUSTRIES } from '@lobby/contract';
import { countryOptions, useLocale, useT, zoneOptions } from '@lobby/i18n';
import { Combobox, Select } from '@lobby/ui';
import { useMemo, useState } from 'react';
import { Controller, type Control } from 'react-hook-form';
import type { BusinessValues } from './use-business-form.ts';

interface PlaceFieldsProps {
  control: Control<BusinessValues>;
  /** The zone as it is saved, which may go by an older name. */
  timezone: string;
}

/** Country, industry and zone: chosen from the browser's own, and found by typing. */
export function PlaceFields({ control, timezone }: PlaceFieldsProps) {
  const t = useT('business');
  const locale = useLocale();
  const [openedAt] = useState(() => Date.now());
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const zones = useMemo(() => zoneOptions(locale, timezone, openedAt), [locale, timezone, openedAt]);
  const industries = INDUSTRIES.map((value) => ({ value, label: t(`to_b.industries.${value}`) }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Controller
          control={control}
          name="country"
          render={({ field, fieldState }) => (
            <Combobox {...field} key={locale} label={t('to_b.country')} options={countries} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="industry"
          render={({ field: { name, value, onChange } }) => (
            <Select
              name={name}
              label={t('to_b.industry')}
              options={industries}
              value={value}
              placeholder={t('to_b.industry_choose')}
              onChange={onChange}
            />
          )}
        />
      </div>
      <Controller
        control={control}
        name="timezone"
        rules={{ required: t('settings.required') }}
        render={({ field: { value, onChange, ...field }, fieldState }) => (
          <Combobox
            {...field}
            key={locale}
            label={t('to_b.timezone')}
            description={t('settings.zone_hint')}
            options={zones}
            value={value === '' ? null : value}
            onChange={(zone) => onChange(zone ?? '')}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}
